import type { AskCard } from "@uchit/contract/answer.ts";
import { levelWords } from "#app/facts/level-words.ts";
import { quotaWords, seatPoolWords } from "#app/facts/words/cutoff-words.ts";
import { rupees } from "#app/facts/words/money.ts";
import { figuresWords, measureWords, wholeWords } from "#app/facts/words/pattern-words.ts";
import { formatNumber } from "#app/platform/format/format-number.ts";
import type { CardContext, CardWords, PhraseContext } from "./card-parts.ts";

/** A closing figure with the seat that it is of. */
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

type ExamCard = Extract<AskCard, { kind: "exam-part" | "exam-pattern" | "exam-fee" }>;

/** Answers a question about an exam; with a figure where one number is the answer. */
export function sayOfExam(
	card: ExamCard,
	{ t, paths, language }: PhraseContext,
	rules: CardContext["rules"],
): CardWords {
	const { exam, sourceId } = card;
	const next = (to: string) => ({ label: t("answerCard.next.exam", { exam: exam.name }), to });
	switch (card.kind) {
		case "exam-part": {
			const ruleTexts = card.part === "eligibility" ? sayRules(card, t, rules) : undefined;
			return {
				sentence: t(`answerCard.card.${card.part}`, { exam: exam.name, names: card.names.join(", ") }),
				...sayRounds(card, { t, language }),
				...ruleTexts,
				next: next(paths.examTab(exam.slug, card.part)),
				...(card.part === "counselling" && counsellingLinks(card, { t, paths })),
			};
		}
		case "exam-pattern": {
			const { measure, totals, papers, year } = card;
			const value = measure === undefined ? wholeWords(t, totals) : measureWords(t, totals, measure);
			const isSplit = papers.length > 1 && (measure === undefined || value === undefined);
			return {
				...(value !== undefined && { figure: { value, sourceId } }),
				sentence: t("answerCard.card.pattern", { exam: exam.name, year }),
				notes: isSplit ? papers.map((paper) => `${paper.name}: ${figuresWords(t, paper).join(" · ")}`) : [],
				next: next(paths.examTab(exam.slug, "pattern")),
			};
		}
		case "exam-fee": {
			const { least, most, year } = card;
			const value = least === most ? rupees(least) : t("answerCard.card.range", { least, most });
			return {
				figure: { value, sourceId },
				sentence: t("answerCard.card.fee", { exam: exam.name, year }),
				notes: [],
				next: next(paths.exam(exam.slug)),
			};
		}
	}
}

/** Links to the body that fills the first seats, and of JoSAA to the course of its rounds. */
function counsellingLinks(
	{ exam, site }: Extract<AskCard, { kind: "exam-part" }>,
	{ t, paths }: Pick<PhraseContext, "t" | "paths">,
): Pick<CardWords, "also" | "more"> {
	const rounds = { label: t("answerCard.next.josaaRounds"), to: paths.article("how-josaa-rounds-work") };
	return { ...(site && { also: siteLink(site, t) }), ...(OF_JOSAA.includes(exam.slug) && { more: [rounds] }) };
}

const OF_JOSAA: readonly string[] = ["jee-mains", "jee-advanced"];

/** How many rounds the first of the bodies holds. */
function sayRounds(
	{ names: [body], rounds, lacks }: Extract<AskCard, { kind: "exam-part" }>,
	{ t, language }: Pick<PhraseContext, "t" | "language">,
): Pick<CardWords, "notes" | "english"> {
	if (body === undefined || rounds === undefined) return { notes: [] };
	const begun = rounds.charAt(0).toLowerCase() + rounds.slice(1);
	const notes = lacks === undefined ? [] : [t(`answerCard.card.${lacks}`, { body })];
	return language === "en"
		? { notes: [...notes, t("answerCard.card.rounds", { body, rounds: begun })] }
		: { notes, english: `${body}: ${begun}` };
}

/** The rules on who may give an exam that were asked about, with what their figures cannot say. */
function sayRules(
	{ exam, asked, rules, site, sourceId }: Extract<AskCard, { kind: "exam-part" }>,
	t: PhraseContext["t"],
	ruleTexts: CardContext["rules"],
): Partial<CardWords> {
	const [rule] = rules;
	const [words = [], ...more] = ruleTexts;
	const also = site === undefined ? {} : { also: { label: t("answerCard.card.lookThere"), to: site } };
	if (asked === undefined) {
		const inWords = ruleTexts.filter((_, place) => !["domicile", "other-exam"].includes(rules[place]?.kind ?? ""));
		return { notes: inWords.map((each) => each.join(". ")) };
	}
	if (rule === undefined) return { sentence: t(`answerCard.card.noRule.${asked}`, { exam: exam.name }), ...also };
	const about = t(`answerCard.card.rule.${asked}`, { exam: exam.name });
	const rest = more.map((each) => each.join(". "));
	// A rule of another kind says it in its note: "There is no age limit."
	if (rule.kind !== asked) return { sentence: words.at(-1) ?? "", notes: [about, ...rest] };
	const [value = "", ...notes] = words;
	return { figure: { value, sourceId }, sentence: about, notes: [...notes, ...rest] };
}

/** Institutions side by side. */
export function sayComparison(
	{ colleges, rows, lacksFees }: Extract<AskCard, { kind: "compare" }>,
	{ t, paths }: PhraseContext,
): CardWords {
	const say = (measure: (typeof rows)[number]["measure"], value: number) =>
		measure === "salary" ? rupees(value) : measure === "established" ? String(value) : formatNumber(value);
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
		sentence: t("answerCard.card.compare"),
		notes: lacksFees ? [t("answerCard.publishes.fees")] : [],
		next: {
			label: t("answerCard.next.compare"),
			to: paths.compare({ of: "college", slugs: colleges.map(({ slug }) => slug) }),
		},
	};
}

export function siteLink(site: string, t: PhraseContext["t"]): { label: string; to: string } {
	return { label: t("answerCard.card.siteOf", { site: new URL(site).host }), to: site };
}

/** Says what we do not have, who publishes it, and the way there. */
export function unknownWords(
	{ intent, of, site, by, year, heldYear, seat, naac, planner, exams = [] }: MissingCard,
	{ t, paths, language }: PhraseContext,
	loan: CardContext["loan"],
): CardWords {
	const what = t(`ask.intent.${intent}`);
	const name = (language === "hi" ? of?.labelHi : undefined) ?? of?.label ?? "";
	const own = of === undefined ? undefined : ownPage(intent, { ...of, name }, { t, paths, language });
	const official = site === undefined ? undefined : siteLink(site, t);
	const isOwnFirst = heldYear !== undefined || seat !== undefined || (intent === "loan" && of?.kind === "college");
	const [next, also] = isOwnFirst ? [own, undefined] : [official ?? own, official && own];
	const values = { what, name, by: by ?? "none" };
	const availableNote =
		year === undefined || heldYear === undefined
			? []
			: [t("answerCard.card.heldYear", { asked: String(year), year: String(heldYear) })];
	if (seat !== undefined && of !== undefined) {
		return {
			sentence: t("answerCard.card.otherCutoffs", { seat, name }),
			notes: availableNote,
			next: { label: t("answerCard.next.cutoff"), to: paths.collegeTab(of.value, "cutoffs") },
			...(official && { also: official }),
		};
	}
	if (exams.length > 0)
		return {
			sentence: t("answerCard.card.admittedBy", { name }),
			list: exams.map(({ value, label, detail }) => ({
				to: paths.examTab(value, "counselling"),
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
		notes: [...availableNote, ...whoPublishes(intent, of, t)],
		...(papers === undefined
			? { ...(next && { next }), ...(also && { also }) }
			: { next: papers, ...(next && { also: next }) }),
	};
}

type MissingCard = Extract<AskCard, { kind: "not-held" }>;

/** Of what people ask most often, in a sentence of its own. */
function sayMissing(
	{ intent, of, planner }: Pick<MissingCard, "intent" | "of" | "planner">,
	values: { what: string; name: string; by: string },
	t: PhraseContext["t"],
): string {
	if (intent === "loan" && of?.kind === "term") return t("answerCard.card.loan");
	if (intent === "loan" && of?.kind === "college") return t("answerCard.card.loanAt", values);
	if (intent === "documents" && planner !== undefined) return t("answerCard.card.papers", values);
	if (intent === "documents" && values.by !== "none") return t("answerCard.card.documents", values);
	if (intent === "cutoff" && of?.kind === "exam") return t("answerCard.card.qualifying", { exam: values.name });
	if (intent === "predict" && of?.kind === "exam") return t("answerCard.card.noSeats", { exam: values.name });
	if (intent === "none") return t("answerCard.card.noPage", values);
	return of === undefined ? t("answerCard.card.notHeldAtAll", values) : t("answerCard.card.notHeld", values);
}

/** Names those who print what is not here. */
function whoPublishes(intent: MissingCard["intent"], of: MissingCard["of"], t: PhraseContext["t"]): string[] {
	if (intent === "fee" && of === undefined) return [t("answerCard.publishes.fees")];
	if (of?.kind === "college" && (intent === "fee" || intent === "hostel")) return [t(`answerCard.publishes.${intent}`)];
	if (of?.kind === "country" && intent === "fee") return [t("answerCard.publishes.abroad")];
	if (intent === "loan") return [t("answerCard.publishes.loan")];
	if (of?.kind === "exam" && intent === "predict") return [t("answerCard.publishes.shortlist")];
	return [];
}

function ownPage(
	intent: MissingCard["intent"],
	{ kind, value, label, name }: NonNullable<MissingCard["of"]> & { name: string },
	{ t, paths }: PhraseContext,
) {
	switch (kind) {
		case "exam":
			if (intent === "cutoff")
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
