import type { CollegeFact } from "@uchit/contract/college-fact.ts";
import { factFields } from "@uchit/contract/fact-fields.ts";
import { receiptIds } from "@uchit/contract/receipt.ts";
import type { ReactNode } from "react";
import { CollegeCategories } from "#app/college/college-categories.tsx";
import { factWords } from "#app/facts/fact-words.ts";
import { SourcedText, Unknown } from "#app/facts/figure.tsx";
import { Term } from "#app/facts/term.tsx";
import { feeWords } from "#app/facts/words/fee-words.ts";
import { districtName, formatAcademicYear, stateName } from "#app/facts/words/place-words.ts";
import { sourceElementId } from "#app/paths.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { InlineLink } from "#app/shell/page/link.tsx";
import { Section } from "#app/ui/section.tsx";
import type { OverviewCollege } from "./answer.tsx";

type CollegeFactsProps = { id: string; college: OverviewCollege; sourceName: (id: string) => string };

export function CollegeFacts({ id, college, sourceName }: CollegeFactsProps) {
	const { t, paths, language } = usePage();
	const receipt = (value: string, sourceId = college.sourceId) => (
		<SourcedText
			value={value}
			source={sourceName(sourceId)}
			href={paths.receipt(college.slug, sourceElementId(sourceId))}
		/>
	);
	const { place, otherNames } = college;
	return (
		<Section id={id} title={t("record.heading")} headingClass="sr-only">
			{college.possibleTwins.length > 0 && (
				<p className="mt-2 max-w-text text-quiet">
					{`${t("facts.possibleTwins")}: `}
					{college.possibleTwins.map(({ slug, name }, index) => (
						<span key={slug}>
							{index > 0 && ", "}
							<InlineLink to={paths.college(slug)}>{name}</InlineLink>
						</span>
					))}
				</p>
			)}
			<dl className="mt-4 max-w-224 divide-y divide-line border-line border-y">
				{college.fees.map((fee) => (
					<Fact key={fee.sourceId} label={t("fee.row")}>
						{receipt(feeWords(t, fee), fee.sourceId)}
						<span className="block text-quiet text-sm">
							{t(`fee.covers.${fee.covers}`)} · {t(`fee.quota.${fee.quota}`)} · {formatAcademicYear(fee.year)} ·{" "}
							<InlineLink to={paths.collegeTab(college.slug, "cost")}>{t("fee.byProgramme")}</InlineLink>
						</span>
					</Fact>
				))}
				<Fact label={<Term slug="aishe-code">{t("facts.aisheCode")}</Term>}>
					{college.aisheCode === undefined ? <Unknown reason={t("facts.noAisheCode")} /> : receipt(college.aisheCode)}
					{college.otherCodes.length > 0 && (
						<p className="text-quiet text-sm">{t("facts.alsoListed", { codes: college.otherCodes.join(", ") })}</p>
					)}
				</Fact>
				<Fact label={t("facts.kind")}>{receipt(t(`kind.${college.kind}`))}</Fact>
				{college.officialName !== college.name && (
					<Fact label={t("facts.officialName")}>{receipt(college.officialName)}</Fact>
				)}
				{otherNames.length > 0 && (
					<Fact label={t("facts.otherNames")}>
						<ul>
							{otherNames.map(({ name, sourceId }) => (
								<li key={name}>{receipt(name, sourceId)}</li>
							))}
						</ul>
					</Fact>
				)}
				<Fact label={t("facts.district")}>
					{place.district === undefined ? <Unknown /> : receipt(districtName(place, language) ?? place.district)}
				</Fact>
				<Fact label={t("facts.state")}>
					{place.state === undefined ? (
						<Unknown />
					) : (
						<InlineLink to={paths.colleges({ state: [place.state.slug] })}>
							{stateName(place.state, language)}
						</InlineLink>
					)}
				</Fact>
				{factFields(college.facts)
					.filter(({ field }) => field !== "recognised-by")
					.map(({ field, facts, isDisputed }) => (
						<Fact
							key={field}
							label={
								field === "affiliated-to" ? (
									<Term slug="affiliation">{t("college.field.affiliated-to")}</Term>
								) : (
									t(`college.field.${field}`)
								)
							}
						>
							<SourcedFact slug={college.slug} fact={facts[0]} sourceName={sourceName} />
							{isDisputed && <span className="ml-2 text-care-text text-sm">{t("college.disputed")}</span>}
						</Fact>
					))}
				<Fact label={t("facts.categories")}>
					<CollegeCategories categories={college.categories} sourceName={sourceName} />
				</Fact>
			</dl>
		</Section>
	);
}

type SourcedFactProps = { slug: string; fact: CollegeFact; sourceName: (id: string) => string };

function SourcedFact({ slug, fact, sourceName }: SourcedFactProps) {
	const { t, paths } = usePage();
	const { field, value, year, sourceId } = fact;
	return (
		<>
			<SourcedText
				value={<FactValue fact={fact} />}
				source={sourceName(sourceId)}
				href={paths.receipt(slug, receiptIds.fact(field))}
			/>
			{year !== undefined && <small className="text-quiet text-xs"> {year}</small>}
			{field === "website" && /^https?:\/\//.test(value) && (
				<a href={value} rel="noreferrer nofollow" className="link ml-3 text-sm">
					{t("college.open")}
				</a>
			)}
			{field === "phone" && (
				<a href={`tel:${value.replaceAll(/[^+\d]/g, "")}`} className="link ml-3 text-sm">
					{t("college.call")}
				</a>
			)}
		</>
	);
}

function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
	return (
		<div className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[12rem_minmax(0,1fr)]">
			<dt className="text-quiet">{label}</dt>
			<dd className="min-w-0 break-words">{children}</dd>
		</div>
	);
}

function FactValue({ fact }: { fact: CollegeFact }) {
	return factWords(useTranslations(), fact);
}
