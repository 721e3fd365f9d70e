import {
	type ActionFunctionArgs,
	data,
	Form,
	type LoaderFunctionArgs,
	redirect,
	useActionData,
	useLoaderData,
} from "react-router";
import { PageHead } from "#app/components/site/page-head.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { TextArea, TextField } from "#app/components/ui/field.tsx";
import { loadCollegePage } from "#app/data/college-page.server.ts";
import { sendReport } from "#app/data/reports.server.ts";
import { languageOf } from "#app/i18n/language.ts";
import { useWords } from "#app/i18n/translate.ts";
import { cleanText } from "#app/lib/address-values.ts";
import { pathsIn } from "#app/paths.ts";
import { requestContext } from "#app/request-context.ts";

const SERVICE_UNAVAILABLE = 503;
const BAD_REQUEST = 400;

/** `?fact=`: which fact the visitor came from. */
export async function loader(args: LoaderFunctionArgs) {
	const { college } = await loadCollegePage(args, "overview");
	return { slug: college.slug, name: college.name, fact: cleanText(args.url.searchParams.get("fact") ?? "") };
}

export async function action({ context, request, params: { slug = "" }, url }: ActionFunctionArgs) {
	const form = await request.formData();
	const read = (name: string) => String(form.get(name) ?? "").trim();
	const written = { fact: read("fact"), message: read("message"), evidence: read("evidence") };
	const sent = await sendReport(context.get(requestContext), { college: slug, ...written });
	if (sent.kind === "taken") throw redirect(pathsIn(languageOf(url.pathname)).report(sent.value.token), 303);
	if (sent.kind === "away") return data({ written, wrong: [], isAway: true }, { status: SERVICE_UNAVAILABLE });
	return data({ written, wrong: sent.errors?.map(({ field }) => field) ?? [], isAway: false }, { status: BAD_REQUEST });
}

export default function CollegeReport() {
	const t = useWords();
	const { name, fact } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const errorOf = (field: string) => (answer?.wrong.includes(field) ? t(`report.wrong`) : undefined);
	return (
		<div className="column pt-8 lg:pt-12">
			<PageHead title={t("report.title", { name })} noIndex />
			<div className="max-w-text">
				<h1 className="text-3xl">{t("report.heading")}</h1>
				<p className="mt-2 text-lg text-quiet">{name}</p>
				<p className="mt-4">{t("report.intro")}</p>
				{answer?.isAway && (
					<p role="alert" className="mt-4 font-semibold text-bad-text">
						{t("report.away")}
					</p>
				)}
				<Form method="post" className="mt-6 space-y-5">
					<TextField
						label={t("report.fact")}
						hint={t("report.factHint")}
						name="fact"
						required
						maxLength={200}
						defaultValue={answer?.written.fact ?? fact}
						error={errorOf("fact")}
					/>
					<TextArea
						label={t("report.message")}
						name="message"
						required
						maxLength={2000}
						defaultValue={answer?.written.message}
						error={errorOf("message")}
					/>
					<TextArea
						label={t("report.evidence")}
						hint={t("report.evidenceHint")}
						name="evidence"
						maxLength={2000}
						defaultValue={answer?.written.evidence}
						error={errorOf("evidence")}
					/>
					<Button type="submit">{t("report.send")}</Button>
				</Form>
			</div>
		</div>
	);
}
