import { MAX_CLAIMS_TEXT_LENGTH } from "@uchit/contract/claim.ts";
import { VISITOR_ADDRESS_HEADER } from "@uchit/contract/visitor.ts";
import { type ActionFunctionArgs, data, Form, useActionData, useNavigation } from "react-router";
import { usePage } from "#app/platform/i18n/use-page.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { requestContext } from "#app/platform/request-context.ts";
import { textOf } from "#app/shell/code/code-steps.server.ts";
import { Breadcrumbs } from "#app/shell/page/breadcrumbs.tsx";
import { LowLinkLine } from "#app/shell/page/link.tsx";
import { PageHead } from "#app/shell/page/page-head.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextArea } from "#app/ui/field.tsx";
import { ClaimsAnswer } from "./claims-answer.tsx";
import { judgeClaims } from "./data.server.ts";

export const handle = { namespaces: ["claims", "college", "facts"], stored: false } satisfies PageHandle;

const FAILED_STATUS = { away: 503, refused: 400, "too-many": 429 } as const;

export async function action({ context, request }: ActionFunctionArgs) {
	const text = textOf(await request.formData(), "text");
	const visitorAddress = request.headers.get(VISITOR_ADDRESS_HEADER) ?? "";
	const judged = await judgeClaims(context.get(requestContext), text, visitorAddress);
	if (judged.kind === "taken") return data({ text, found: judged.value, failed: undefined });
	return data({ text, found: undefined, failed: judged.kind }, { status: FAILED_STATUS[judged.kind] });
}

export default function ClaimsPage() {
	const { t, paths } = usePage();
	const answer = useActionData<typeof action>();
	const isBusy = useNavigation().state === "submitting";
	const failed = answer?.failed;
	return (
		<div className="column pt-4 lg:pt-12">
			<PageHead title={t("claims.title")} description={t("claims.describe")} canonical={paths.claims} />
			<Breadcrumbs
				isShort
				steps={[
					{ name: t("claims.tools"), address: paths.tools },
					{ name: t("claims.heading"), address: paths.claims },
				]}
			/>
			<h1 className="text-2xl md:text-3xl">{t("claims.heading")}</h1>
			<p className="mt-2 max-w-text text-quiet">{t("claims.intro")}</p>
			<Form method="post" className="mt-4 max-w-text space-y-4">
				<TextArea
					name="text"
					required
					rows={5}
					maxLength={MAX_CLAIMS_TEXT_LENGTH}
					label={t("claims.text")}
					hint={t("claims.textHint")}
					error={failed === "refused" ? t("claims.refused", { most: MAX_CLAIMS_TEXT_LENGTH }) : undefined}
					defaultValue={answer?.text}
				/>
				{failed !== undefined && failed !== "refused" && (
					<p role="alert" className="font-semibold text-bad-text">
						{t(`claims.failed.${failed}`)}
					</p>
				)}
				<Button type="submit" isBusy={isBusy}>
					{t("claims.submit")}
				</Button>
			</Form>
			{answer?.found !== undefined && <ClaimsAnswer key={answer.text} found={answer.found} />}
			<p className="mt-8 max-w-text">
				<LowLinkLine to={paths.check}>{t("claims.check")}</LowLinkLine>
			</p>
		</div>
	);
}
