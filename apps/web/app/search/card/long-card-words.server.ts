import { PAGE_OF_SECTION } from "@uchit/contract/after.ts";
import type { AskCard } from "@uchit/contract/answer.ts";
import { PLAN_DOCUMENTS } from "#app/exam/planner/data.server.ts";
import { levelWords } from "#app/facts/level-words.ts";
import { quotaWords, seatPoolWords } from "#app/facts/words/cutoff-words.ts";
import { formatRupees } from "#app/facts/words/money.ts";
import { hasPredictor } from "#app/facts/words/predict-exams.ts";
import { formatNumber } from "#app/platform/format/format-number.ts";
import type { CardContext, CardWords, PhraseContext } from "./card-parts.ts";

export function sayCutoff(card: Extract<AskCard, { kind: "cutoff" }>, { t, paths }: PhraseContext): CardWords {
	const {
		college,
		examName,
		programme,
		year,
		round,
		closing,
		isScore,
		seatType,
		quota,
		gender,
		earlier,
		isHardest,
		ofCategory,
		sourceId,
	} = card;
	const values = {
		isScore: String(isScore),
		programme,
		college: college.name,
		year: String(year),
		round: round === undefined ? "none" : String(round),
		seatType,
		quota: quota === "" ? "none" : quotaWords(t, quota),
		pool: gender === "" ? "none" : seatPoolWords(t, gender),
		exam: examName,
	};
	const notes = [
		...(ofCategory ? [t("answerCard.card.ofCategory")] : []),
		...(isHardest ? [t("answerCard.card.hardest")] : []),
		...(earlier === undefined
			? []
			: [t("answerCard.card.earlier", { year: String(earlier.year), closing: formatNumber(earlier.closing) })]),
	];
	return {
		figure: { value: formatNumber(closing), sourceId },
		sentence: t("answerCard.card.cutoff", values),
		notes,
		next: { label: t("answerCard.next.cutoff"), to: paths.cutoffs(college.slug, { exam: card.exam }) },
	};
}

export function sayComparison(
	{ colleges, rows, areOfOneAlone, lacksFees }: Extract<AskCard, { kind: "compare" }>,
	{ t, paths }: PhraseContext,
): CardWords {
	const say = (measure: (typeof rows)[number]["measure"], value: number) =>
		measure === "salary" ? formatRupees(value) : measure === "established" ? String(value) : formatNumber(value);
	return {
		table: {
			label: t("answerCard.next.compare"),
			columns: colleges.map(({ slug, name }) => ({ to: paths.college(slug), name })),
			rows: rows.map(({ measure, list, seat, level, of }) => ({
				label:
					measure === "closing"
						? t("answerCard.card.row.closing", {
								...seat,
								isScore: `${seat?.isScore}`,
								programme: seat?.programme ?? "none",
								seatType: seat?.seatType || "none",
							})
						: measure === "salary" && level !== undefined && list !== undefined
							? t("answerCard.card.row.salaryOf", { level: levelWords(t, level), list: t(`ranking.list.${list}`) })
							: measure !== "rank" || list === undefined
								? t(`answerCard.card.row.${measure}`)
								: t("ranking.nirfList", { list: t(`ranking.list.${list}`) }),
				figures: of.map((figure) =>
					figure === null
						? undefined
						: { value: figure.band ?? say(measure, figure.value), year: figure.year, sourceId: figure.sourceId },
				),
			})),
		},
		sentence: t(areOfOneAlone ? "answerCard.card.ofOneAlone" : "answerCard.card.compare"),
		notes: lacksFees ? [t("answerCard.publishes.fees")] : [],
		more: colleges.flatMap(({ site }) => (site === undefined ? [] : siteLink(site, t))),
		next: {
			label: t("answerCard.next.compare"),
			to: paths.compare({ subject: "college", slugs: colleges.map(({ slug }) => slug) }),
		},
	};
}

export function siteLink(site: string, t: PhraseContext["t"]): { label: string; to: string } {
	return { label: t("answerCard.card.siteOf", { site: new URL(site).host }), to: site };
}

export function unknownWords(
	{
		intent,
		of,
		site,
		by,
		year,
		heldYear,
		seat = "none",
		others,
		naac,
		planner,
		exams = [],
		institutes,
		entrance,
	}: MissingCard,
	{ t, paths, language }: PhraseContext,
	loan: CardContext["loan"],
): CardWords {
	const what = t(`ask.intent.${intent}`);
	const name = (language === "hi" ? of?.labelHi : undefined) ?? of?.label ?? "";
	const own = of === undefined ? undefined : ownPage(intent, { ...of, name }, { t, paths, language });
	const official = site === undefined ? undefined : siteLink(site, t);
	const isOwnFirst = heldYear !== undefined || (intent === "loan" && of?.kind === "college");
	const [next, also] = isOwnFirst ? [own, undefined] : [official ?? own, official && own];
	const values = { what, name, by: by ?? "none", ...namePapers(language) };
	const availableNote =
		year === undefined || heldYear === undefined
			? []
			: [t("answerCard.card.heldYear", { asked: String(year), year: String(heldYear) })];
	if (others && of !== undefined) {
		return {
			sentence:
				intent === "courses"
					? t("answerCard.card.coursesThere", { name })
					: intent === "cutoff" && seat !== "none"
						? t("answerCard.card.otherCutoffs", { seat, name })
						: t("answerCard.card.otherFigures", { what, seat, name }),
			notes: availableNote,
			next: figuresPage(intent, of.value, { t, paths }),
			...(official && { also: official }),
		};
	}
	if (exams.length > 0)
		return {
			sentence: t("answerCard.card.admittedBy", { name }),
			list: exams.map(({ value, label, detail }) => ({
				to: paths.exam(value),
				name: label,
				...(detail !== undefined && { detail }),
			})),
			notes: [],
			...(next && { next }),
			...(also && { also }),
		};
	const papers =
		planner === undefined ? undefined : { label: t("answerCard.next.papers"), to: paths.planner({ exams: [planner] }) };
	return {
		sentence:
			loan ??
			(naac
				? t("answerCard.card.naac", { name: name === "" ? "none" : name })
				: sayMissing({ intent, of, planner }, values, t)),
		...(entrance !== undefined && {
			more: [
				{
					label: t("answerCard.next.entrance"),
					to: paths.after(PAGE_OF_SECTION[entrance.section], entrance.section, entrance),
				},
			],
		}),
		...(institutes !== undefined && {
			list: institutes.map(({ slug, ...each }) => ({ to: paths.college(slug), ...each })),
		}),
		notes: [...availableNote, ...whoPublishes({ intent, of, by, site }, t)],
		...(papers === undefined
			? { ...(next && { next }), ...(also && { also }) }
			: { next: papers, ...(next && { also: next }) }),
	};
}

type MissingCard = Extract<AskCard, { kind: "not-held" }>;

function namePapers(language: PhraseContext["language"]): { papers: string; others: string } {
	const namesOf = (isOfAll: boolean) =>
		PLAN_DOCUMENTS.filter(({ who }) => (who === "everyone") === isOfAll)
			.map(({ name, nameHi }) => (language === "hi" ? nameHi : name))
			.join("; ");
	return { papers: namesOf(true), others: namesOf(false) };
}

function figuresPage(intent: MissingCard["intent"], slug: string, { t, paths }: Pick<PhraseContext, "t" | "paths">) {
	if (intent === "cutoff") return { label: t("answerCard.next.cutoff"), to: paths.collegeTab(slug, "cutoffs") };
	if (intent === "fee") return { label: t("answerCard.next.fee"), to: paths.collegeTab(slug, "cost") };
	if (intent === "rank") return { label: t("answerCard.next.rank"), to: paths.collegeTab(slug, "rankings") };
	if (intent === "seats" || intent === "courses")
		return { label: t("answerCard.next.courses"), to: paths.collegeTab(slug, "courses") };
	return { label: t("answerCard.next.salary"), to: paths.collegeTab(slug, "placements") };
}

function sayMissing(
	{ intent, of, planner }: Pick<MissingCard, "intent" | "of" | "planner">,
	values: { what: string; name: string; by: string; papers: string; others: string },
	t: PhraseContext["t"],
): string {
	if (intent === "loan" && of?.kind === "term") return t("answerCard.card.loan");
	if (intent === "loan" && of?.kind === "college") return t("answerCard.card.loanAt", values);
	if (intent === "documents" && planner !== undefined) return t("answerCard.card.papers", values);
	if (intent === "documents" && values.by !== "none") return t("answerCard.card.documents", values);
	if (intent === "cutoff" && of?.kind === "exam") return t("answerCard.card.qualifying", { exam: values.name });
	if (intent === "predict" && of?.kind === "exam")
		return t("answerCard.card.noSeats", { exam: values.name, by: values.by });
	if (intent === "none") return t("answerCard.card.noPage", values);
	return of === undefined ? t("answerCard.card.notHeldAtAll", values) : t("answerCard.card.notHeld", values);
}

function whoPublishes(
	{ intent, of, by, site }: Pick<MissingCard, "intent" | "of" | "by" | "site">,
	t: PhraseContext["t"],
): string[] {
	if (intent === "fee" && of === undefined) return [t("answerCard.publishes.fees")];
	if (intent === "hostel" && of === undefined) return [t("answerCard.publishes.hostel")];
	if (of?.kind === "college" && (intent === "fee" || intent === "hostel")) return [t(`answerCard.publishes.${intent}`)];
	if (of?.kind === "college" && intent !== "loan" && site === undefined) return [t("answerCard.publishes.college")];
	if (of?.kind === "country" && intent === "fee") return [t("answerCard.publishes.abroad")];
	if (intent === "loan") return [t("answerCard.publishes.loan")];
	if (of?.kind === "exam" && intent === "predict" && by === undefined) return [t("answerCard.publishes.shortlist")];
	return [];
}

function ownPage(
	intent: MissingCard["intent"],
	{ kind, value, label, name }: NonNullable<MissingCard["of"]> & { name: string },
	{ t, paths }: PhraseContext,
) {
	switch (kind) {
		case "exam":
			if (intent === "cutoff" && hasPredictor(value))
				return { label: t("answerCard.next.examCutoffs", { exam: label }), to: paths.examTab(value, "cutoffs") };
			return { label: t("answerCard.next.exam", { exam: label }), to: paths.exam(value) };
		case "country":
			return { label: t("answerCard.next.country", { country: name }), to: paths.country(value) };
		case "term":
			if (intent === "loan") return { label: t("answerCard.next.loanSchemes"), to: paths.rights("loan") };
			return { label: t("answerCard.next.glossary"), to: paths.glossary(value) };
		default:
			if (intent === "loan") return { label: t("answerCard.next.cost"), to: paths.collegeTab(value, "cost") };
			return { label: t("answerCard.next.college"), to: paths.college(value) };
	}
}
