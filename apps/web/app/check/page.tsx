import { MAX_CHECKED_NAME_LENGTH, MAX_CHECKED_PLACE_LENGTH } from "@uchit/contract/check.ts";
import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { usePage } from "#app/platform/i18n/use-page.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { requestContext } from "#app/platform/request-context.ts";
import { AddressForm } from "#app/shell/form/address-form.tsx";
import { Breadcrumbs } from "#app/shell/page/breadcrumbs.tsx";
import { LowLinkLine } from "#app/shell/page/link.tsx";
import { PageHead } from "#app/shell/page/page-head.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { CheckAnswer } from "./check-answer.tsx";
import { checkInstitution, getFakeList } from "./data.server.ts";
import { FakeList } from "./fake-list.tsx";

export const handle = {
	parameters: ["name", "place", "course"],
	namespaces: ["check", "college-overview"],
} satisfies PageHandle;

/** `/check`: whether lists confirm an institution. Without a name, the form alone. */
export async function loader({ context, url: { searchParams: params } }: LoaderFunctionArgs) {
	const textOf = (name: string) => params.get(name)?.trim() ?? "";
	const typed = { name: textOf("name"), place: textOf("place"), course: textOf("course") };
	const request = context.get(requestContext);
	if (typed.name === "") return { typed, answer: undefined, isRefused: false, fakes: await getFakeList(request) };
	const { name, place, course } = typed;
	const answer = await checkInstitution(request, {
		name,
		place: place || undefined,
		course: course || undefined,
	});
	if (answer === undefined) return data({ typed, answer, isRefused: true, fakes: undefined }, { status: 400 });
	return { typed, answer, isRefused: false, fakes: undefined };
}

export default function CheckPage() {
	const { t, paths } = usePage();
	const { typed, answer, isRefused, fakes } = useLoaderData<typeof loader>();
	return (
		<div className="column pt-4 lg:pt-12">
			<PageHead
				title={t("check.title")}
				description={t("check.describe")}
				canonical={paths.check}
				noIndex={typed.name !== ""}
			/>
			<Breadcrumbs
				isShort
				steps={[
					{ name: t("check.tools"), address: paths.tools },
					{ name: t("check.heading"), address: paths.check },
				]}
			/>
			<h1 className="text-2xl md:text-3xl">{t("check.heading")}</h1>
			{answer === undefined ? (
				<p className="mt-2 max-w-text text-quiet">{t("check.intro")}</p>
			) : (
				<>
					<CheckAnswer answer={answer} place={typed.place} course={typed.course} />
					<h2 className="mt-10 text-xl">{t("check.another")}</h2>
				</>
			)}
			<AddressForm action={paths.check} className="mt-6 grid max-w-text items-end gap-4 sm:grid-cols-2">
				<TextField
					name="name"
					required
					autoComplete="off"
					maxLength={MAX_CHECKED_NAME_LENGTH}
					label={t("check.name")}
					error={isRefused ? t("check.refused", { most: MAX_CHECKED_NAME_LENGTH }) : undefined}
					defaultValue={typed.name}
				/>
				<TextField
					name="place"
					autoComplete="off"
					maxLength={MAX_CHECKED_PLACE_LENGTH}
					label={t("check.place")}
					defaultValue={typed.place}
				/>
				<TextField
					name="course"
					autoComplete="off"
					maxLength={MAX_CHECKED_PLACE_LENGTH}
					label={t("check.course.field")}
					defaultValue={typed.course}
				/>
				<Button type="submit">{t("check.submit")}</Button>
			</AddressForm>
			<p className="mt-4">
				<LowLinkLine to={paths.claims}>{t("check.claims")}</LowLinkLine>
			</p>
			{fakes !== undefined && <FakeList {...fakes} />}
		</div>
	);
}
