import type { AfterPage } from "@uchit/contract/after.ts";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { ApplicantLine } from "#app/applicant/applicant-line.tsx";
import { applicantStore, useApplicant } from "#app/applicant/applicant-store.ts";
import { NumberField, parseTypedNumber } from "#app/applicant/number-field.tsx";
import { BASE_CATEGORIES, type PercentOf, type Person, toPerson } from "#app/applicant/person.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { SelectField, TextField } from "#app/ui/field.tsx";
import { judgePathway, type PathwayReason, type PathwayVerdict, withPageDefaults } from "./judge-pathway.ts";
import type { AfterLoaded } from "./page.server.ts";

export const PATHWAY_LIST_ID = "courses";

const ID = "your-marks";

/** The answers stay in the browser; no form sends them. */
export function YourMarks({
	page,
	doors,
	judged,
}: Pick<AfterLoaded, "page" | "doors"> & { judged: PathwayVerdicts | undefined }) {
	const t = useTranslations();
	const { applicant, edition } = useApplicant();
	const inAddress = usePercentInAddress(page);
	if (page === "10") return null;
	return (
		<div id={ID} className="max-w-text scroll-mt-20 print:hidden [@media(scripting:none)]:hidden">
			<Disclosure title={t("after.marks")} isOpen={false}>
				<Fields key={`${edition} ${inAddress}`} page={page} person={toPerson(applicant)} />
				<ApplicantLine changeAt={`#${ID}`} exam="none" isShort />
			</Disclosure>
			<Counts doors={doors} percent={toPerson(applicant).percents[percentsOf(page)[0]]} judged={judged} />
		</div>
	);
}

/** Reads `/after-12/pcm?percent=62` from a link. The route does not declare it, so that marks make no separate pages. */
function usePercentInAddress(page: AfterPage): string {
	const { search } = useLocation();
	const [added, setAdded] = useState("");
	useEffect(() => {
		const percent = parseTypedNumber(new URLSearchParams(search).get("percent") ?? "");
		if (page === "10" || percent === undefined || !(percent >= 0 && percent <= 100)) return;
		addPercent(percentsOf(page)[0], percent);
		setAdded(String(percent));
	}, [page, search]);
	return added;
}

function addPercent(percentBase: PercentOf, percent: number | undefined) {
	applicantStore.add({ percents: { ...toPerson(applicantStore.read().applicant).percents, [percentBase]: percent } });
}

type CountsProps = Pick<AfterLoaded, "doors"> & { percent: number | undefined; judged: PathwayVerdicts | undefined };

function Counts({ doors, percent, judged }: CountsProps) {
	const t = useTranslations();
	const countOf = (verdict: PathwayVerdict) =>
		doors.filter(({ slug }) => judged?.get(slug)?.verdict === verdict).length;
	const counts = { open: countOf("open"), check: countOf("check"), shut: countOf("shut") };
	return (
		<p role="status" className="font-semibold tabular-nums">
			{judged !== undefined && (
				<a href={`#${PATHWAY_LIST_ID}`} className="link inline-flex min-h-11 items-center">
					{t("after.counts", { ...counts, percent: percent === undefined ? "none" : String(percent) })}
				</a>
			)}
		</p>
	);
}

function percentsOf(page: AfterPage): readonly [PercentOf, ...PercentOf[]] {
	switch (page) {
		case "12/pcm":
			return ["class-12", "pcm"];
		case "12/pcb":
			return ["class-12", "pcb"];
		case "diploma":
			return ["diploma"];
		default:
			return ["class-12"];
	}
}

/** A common extra subject that opens many more courses. */
const EXTRA_OF = {
	"12/pcm": "biology",
	"12/pcb": "mathematics",
	"12/commerce": "mathematics",
	"12/arts": "mathematics",
} as const satisfies Partial<Record<AfterPage, Person["subjects"][number]>>;

function Fields({ page, person }: { page: Exclude<AfterPage, "10">; person: Person }) {
	const t = useTranslations();
	const update = applicantStore.add;
	const extra = page === "12" || page === "diploma" ? undefined : EXTRA_OF[page];
	return (
		<div className="grid items-end gap-4 pb-2 sm:grid-cols-2">
			{percentsOf(page).map((percentBase) => (
				<NumberField
					key={percentBase}
					label={t(`eligible.field.percent-${percentBase}`)}
					initial={person.percents[percentBase]}
					bounds={{ from: 0, to: 100 }}
					onNumber={(percent) => addPercent(percentBase, percent)}
				/>
			))}
			<TextField
				type="date"
				autoComplete="off"
				min="1940-01-01"
				label={t("eligible.field.birth-date")}
				defaultValue={person.birthDate}
				onChange={({ currentTarget: { value } }) => update({ birthDate: value === "" ? undefined : value })}
			/>
			<SelectField
				autoComplete="off"
				label={t("eligible.field.category")}
				defaultValue={person.category ?? ""}
				options={[
					{ value: "", label: t("eligible.notTold") },
					...BASE_CATEGORIES.map((each) => ({ value: each, label: t(`group.${each}`) })),
				]}
				onChange={({ currentTarget: { value } }) =>
					update({ category: BASE_CATEGORIES.find((each) => each === value) })
				}
			/>
			<Tick
				label={t("eligible.disability")}
				isTicked={person.hasDisability}
				onTick={(hasDisability) => update({ hasDisability })}
			/>
			{extra !== undefined && (
				<Tick
					label={t("after.alsoSubject", { subject: t(`eligible.subject.${extra}`) })}
					isTicked={person.subjects.includes(extra)}
					onTick={(isTicked) => {
						const others = withPageDefaults(page, person).subjects.filter((each) => each !== extra);
						update({ subjects: isTicked ? [...others, extra] : others });
					}}
				/>
			)}
		</div>
	);
}

type TickProps = { label: string; isTicked: boolean; onTick: (isTicked: boolean) => void };

function Tick({ label, isTicked, onTick }: TickProps) {
	return (
		<label className="flex min-h-11 cursor-pointer items-center gap-3">
			<input
				type="checkbox"
				checked={isTicked}
				onChange={({ currentTarget: { checked } }) => onTick(checked)}
				className="size-5 flex-none accent-accent-text"
			/>
			<span className="min-w-0 flex-1">{label}</span>
		</label>
	);
}

export type PathwayVerdicts = ReadonlyMap<string, { verdict: PathwayVerdict; reasons: readonly PathwayReason[] }>;

export function usePathwayVerdicts({ page, doors, entrances, year }: AfterLoaded): PathwayVerdicts | undefined {
	const known = toPerson(useApplicant().applicant);
	if (known.birthDate === undefined && Object.values(known.percents).every((percent) => percent === undefined))
		return undefined;
	const person = withPageDefaults(page, known);
	return new Map([
		...doors.map(({ requirements }) => [requirements.slug, judgePathway(requirements, person, year)] as const),
		...entrances.map((exam) => [exam.slug, judgePathway(exam, person, exam.year)] as const),
	]);
}
