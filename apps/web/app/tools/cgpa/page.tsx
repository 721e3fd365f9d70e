import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { formatNumber } from "#app/platform/format/format-number.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { AddressForm } from "#app/shell/form/address-form.tsx";
import { Breadcrumbs } from "#app/shell/page/breadcrumbs.tsx";
import { PageHead } from "#app/shell/page/page-head.tsx";
import { Button } from "#app/ui/button.tsx";
import { SelectField, TextField } from "#app/ui/field.tsx";
import { Section } from "#app/ui/section.tsx";
import { CGPA_RULES, type ConvertedCgpa, convertCgpa, parseDecimal } from "./convert.ts";

export const handle = { parameters: ["cgpa", "rule", "times", "plus"], namespaces: ["tools"] } satisfies PageHandle;

const MAX_CHARACTERS = 9;

/** `/tools/cgpa`: per cent by a rule whose document we read, or by the visitor's own. */
export function loader({ url: { searchParams: params } }: LoaderFunctionArgs) {
	const read = (text: string | null) => (text ?? "").slice(0, MAX_CHARACTERS);
	const query = {
		cgpa: read(params.get("cgpa")),
		times: read(params.get("times")),
		plus: read(params.get("plus")),
		rule: CGPA_RULES.find(({ slug }) => slug === params.get("rule"))?.slug ?? "",
	};
	return { asked: query, answer: answerTo(query) };
}

type CgpaQuery = { cgpa: string; rule: string; times: string; plus: string };
type Answer = ConvertedCgpa | { kind: "none" } | { kind: "unread"; field: "cgpa" | "times" | "plus" };

const OWN_SCALE = 10;

function answerTo({ cgpa, rule, times, plus }: CgpaQuery): Answer {
	if (cgpa === "") return { kind: "none" };
	const value = parseDecimal(cgpa);
	if (value === undefined) return { kind: "unread", field: "cgpa" };
	const known = CGPA_RULES.find(({ slug }) => slug === rule);
	if (known !== undefined) return convertCgpa(value, known);
	const factor = parseDecimal(times);
	const offset = plus === "" ? 0 : parseDecimal(plus);
	if (factor === undefined) return { kind: "unread", field: "times" };
	if (offset === undefined) return { kind: "unread", field: "plus" };
	return convertCgpa(value, { scale: OWN_SCALE, factor, offset, roundsUp: false });
}

export default function CgpaTool() {
	const { t, paths, language } = usePage();
	const { asked, answer } = useLoaderData<typeof loader>();
	const nameOf = ({ university, universityHi }: (typeof CGPA_RULES)[number]) =>
		language === "hi" ? universityHi : university;
	const rule = CGPA_RULES.find(({ slug }) => slug === asked.rule);
	const field = (name: "cgpa" | "times" | "plus") => ({
		...{ name, autoComplete: "off", maxLength: MAX_CHARACTERS, defaultValue: asked[name] },
		error: answer.kind === "unread" && answer.field === name ? t(`tools.cgpa.unread.${name}`) : undefined,
	});
	return (
		<div className="column pt-4 lg:pt-12">
			<PageHead
				title={t("tools.cgpa.title")}
				description={t("tools.cgpa.does")}
				canonical={paths.tool("cgpa")}
				noIndex={asked.cgpa !== ""}
			/>
			<Breadcrumbs
				isShort
				steps={[
					{ name: t("tools.title"), address: paths.tools },
					{ name: t("tools.cgpa.name"), address: paths.tool("cgpa") },
				]}
			/>
			<h1 className="text-2xl md:text-3xl">{t("tools.cgpa.name")}</h1>
			<p className="mt-2 max-w-text text-quiet">{t("tools.cgpa.intro", { count: CGPA_RULES.length })}</p>
			<AddressForm action={paths.tool("cgpa")} className="mt-6 max-w-text space-y-4">
				<TextField {...field("cgpa")} inputMode="decimal" label={t("tools.cgpa.field")} />
				<SelectField
					name="rule"
					label={t("tools.cgpa.rule")}
					defaultValue={asked.rule}
					options={[
						{ value: "", label: t("tools.cgpa.own") },
						...CGPA_RULES.map((each) => ({ value: each.slug, label: nameOf(each) })),
					]}
				/>
				<div className="grid gap-4 sm:grid-cols-2">
					<TextField
						{...field("times")}
						inputMode="decimal"
						label={t("tools.cgpa.times")}
						hint={t("tools.cgpa.ownHint")}
					/>
					<TextField {...field("plus")} label={t("tools.cgpa.plus")} hint={t("tools.cgpa.plusHint")} />
				</div>
				<Button type="submit">{t("tools.cgpa.submit")}</Button>
			</AddressForm>
			<div role="status" className="mt-6">
				{answer.kind === "percent" && (
					<p className="font-semibold text-3xl tabular-nums">{formatNumber(answer.percent)}%</p>
				)}
				{answer.kind === "outside" && <p>{t("tools.cgpa.outside", { scale: answer.scale })}</p>}
				{answer.kind === "impossible" && <p>{t("tools.cgpa.impossible")}</p>}
				{answer.kind === "percent" && rule === undefined && (
					<p className="mt-1 max-w-text text-quiet">{t("tools.cgpa.byOwn")}</p>
				)}
			</div>
			<Section id="rules" title={t("tools.cgpa.documents")} className="mt-10 max-w-text">
				<p className="mt-1 text-quiet text-sm">{t("tools.cgpa.documentsNote")}</p>
				<ul className="mt-3">
					{CGPA_RULES.map((each) => (
						<li key={each.slug} className="border-line border-t py-3">
							<p className="font-semibold">{nameOf(each)}</p>
							<blockquote lang="en" className="mt-1 border-line border-l-4 pl-3">
								“{each.line}”
							</blockquote>
							<p lang="en" className="mt-1 text-quiet text-sm">
								{each.document} ·{" "}
								<a href={each.address} rel="noreferrer nofollow" className="link inline-block py-1">
									{t("tools.cgpa.copy")}
								</a>
							</p>
						</li>
					))}
				</ul>
			</Section>
		</div>
	);
}
