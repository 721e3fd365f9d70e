import { VISITOR_ADDRESS_HEADER } from "@uchit/contract/visitor.ts";
import {
	type ActionFunctionArgs,
	data,
	Form,
	type HeadersArgs,
	type LoaderFunctionArgs,
	redirect,
	useActionData,
	useLoaderData,
} from "react-router";
import { loadCollegePage } from "#app/college/page.server.ts";
import { pathsIn } from "#app/paths.ts";
import { cleanText } from "#app/platform/address-codec.ts";
import { languageOf } from "#app/platform/i18n/language.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { requestContext } from "#app/platform/request-context.ts";
import { textOf } from "#app/shell/code/code-steps.server.ts";
import { useArrivalFocus } from "#app/shell/form/use-arrival-focus.ts";
import { PageHead } from "#app/shell/page/page-head.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextArea, TextField } from "#app/ui/field.tsx";
import { sendReport } from "./data.server.ts";

export const handle = {
	parameters: ["fact", "about"],
	namespaces: ["college-report"],
	counted: false,
	stored: false,
} satisfies PageHandle;

const NOTHING_WRONG: string[] = [];

export async function loader(args: LoaderFunctionArgs) {
	const { college } = await loadCollegePage(args, "overview");
	return { slug: college.slug, name: college.name, fact: cleanText(args.url.searchParams.get("fact") ?? "") };
}

export async function action({ context, request, params: { slug = "" }, url }: ActionFunctionArgs) {
	const form = await request.formData();
	const read = (name: string) => textOf(form, name);
	const written = { fact: read("fact"), message: read("message"), evidence: read("evidence") };
	const about = url.searchParams.get("about") ?? undefined;
	const visitorAddress = request.headers.get(VISITOR_ADDRESS_HEADER) ?? "";
	const sent = await sendReport(context.get(requestContext), { college: slug, about, ...written }, visitorAddress);
	if (sent.kind === "taken") throw redirect(pathsIn(languageOf(url.pathname)).report(sent.value.token), 303);
	if (sent.kind === "away") return data({ written, wrong: NOTHING_WRONG, failed: "away" as const }, { status: 503 });
	if (sent.kind === "too-many") {
		const { retryAfterSeconds } = sent;
		const headers = { "retry-after": String(retryAfterSeconds) };
		return data({ written, wrong: NOTHING_WRONG, failed: { retryAfterSeconds } }, { status: 429, headers });
	}
	const wrong = sent.errors?.map(({ field }) => field) ?? [];
	return data({ written, wrong, failed: undefined }, { status: 400 });
}

/** Passes on `Retry-After`, for clients that do not read the page. */
export function headers({ actionHeaders }: HeadersArgs) {
	return actionHeaders;
}

export default function CollegeReport() {
	const t = useTranslations();
	const { name, fact } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const part = useArrivalFocus<HTMLDivElement>(answer);
	const errorOf = (field: string) => (answer?.wrong.includes(field) ? t(`reporting.wrong`) : undefined);
	return (
		<div className="column pt-8 lg:pt-12">
			<PageHead title={t("reporting.title", { name })} noIndex />
			<div ref={part} className="max-w-text">
				<h1 className="text-3xl">{t("reporting.heading")}</h1>
				<p className="mt-2 text-lg text-quiet">{name}</p>
				<p className="mt-4">{t("reporting.intro")}</p>
				{answer?.failed !== undefined && (
					<p role="alert" className="mt-4 font-semibold text-bad-text">
						{answer.failed === "away"
							? t("reporting.away")
							: t("reporting.tooMany", { minutes: Math.ceil(answer.failed.retryAfterSeconds / 60) })}
					</p>
				)}
				<Form method="post" className="mt-6 space-y-5">
					<TextField
						label={t("reporting.fact")}
						hint={t("reporting.factHint")}
						name="fact"
						required
						maxLength={200}
						defaultValue={answer?.written.fact ?? fact}
						error={errorOf("fact")}
					/>
					<TextArea
						label={t("reporting.message")}
						name="message"
						required
						maxLength={2000}
						defaultValue={answer?.written.message}
						error={errorOf("message")}
					/>
					<TextArea
						label={t("reporting.evidence")}
						hint={t("reporting.evidenceHint")}
						name="evidence"
						maxLength={2000}
						defaultValue={answer?.written.evidence}
						error={errorOf("evidence")}
					/>
					<Button type="submit">{t("reporting.send")}</Button>
				</Form>
			</div>
		</div>
	);
}
