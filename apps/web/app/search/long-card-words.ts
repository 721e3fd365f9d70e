import type { AskCard } from "@uchit/contract/answer.ts";
import { quotaWords, seatPoolWords } from "#app/facts/words/cutoff-words.ts";
import { rupees } from "#app/facts/words/money.ts";
import { figuresWords, measureWords, wholeWords } from "#app/facts/words/pattern-words.ts";
import { formatNumber } from "#app/platform/format/format-number.ts";
import { together } from "#app/platform/format/intl.ts";
import type { CardWords, PhraseContext } from "./card-parts.ts";

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
		...(isHardest ? [t("ask.card.hardest")] : []),
		...(earlier === undefined
			? []
			: [t("ask.card.earlier", { year: String(earlier.year), closing: formatNumber(earlier.closing) })]),
	];
	return {
		figure: { value: formatNumber(closing), sourceId },
		sentence: t("ask.card.cutoff", values),
		notes,
		next: { label: t("ask.next.cutoff"), to: paths.cutoffs(college.slug, { exam: card.exam }) },
	};
}

type ExamCard = Extract<AskCard, { kind: "exam-part" | "exam-pattern" | "exam-fee" }>;

/** What was asked of an exam; a figure where one number is the answer. */
export function sayOfExam(card: ExamCard, { t, paths, language }: PhraseContext): CardWords {
	const { exam, sourceId } = card;
	const next = (to: string) => ({ label: t("ask.next.exam", { exam: exam.name }), to });
	switch (card.kind) {
		case "exam-part": {
			const note = language === "hi" ? (card.noteHi ?? card.note) : card.note;
			return {
				sentence: t(`ask.card.${card.part}`, { exam: exam.name, names: card.names.join(", ") }),
				notes: note === undefined ? [] : [note],
				next: next(paths.examTab(exam.slug, card.part)),
			};
		}
		case "exam-pattern": {
			const { measure, totals, papers, year } = card;
			const value = measure === undefined ? wholeWords(t, totals) : measureWords(t, totals, measure);
			const isSplit = papers.length > 1 && (measure === undefined || value === undefined);
			return {
				...(value !== undefined && { figure: { value, sourceId } }),
				sentence: t("ask.card.pattern", { exam: exam.name, year }),
				notes: isSplit ? papers.map((paper) => `${paper.name}: ${figuresWords(t, paper).join(" · ")}`) : [],
				next: next(paths.examTab(exam.slug, "pattern")),
			};
		}
		case "exam-fee": {
			const { least, most, year } = card;
			const value = least === most ? rupees(least) : t("ask.card.range", { least, most });
			return {
				figure: { value, sourceId },
				sentence: t("ask.card.fee", { exam: exam.name, year }),
				notes: [],
				next: next(paths.exam(exam.slug)),
			};
		}
	}
}

/** Institutions side by side. */
export function sayComparison(
	{ colleges, rows }: Extract<AskCard, { kind: "compare" }>,
	{ t, paths, language }: PhraseContext,
): CardWords {
	const say = (measure: (typeof rows)[number]["measure"], value: number) =>
		measure === "salary" ? rupees(value) : measure === "established" ? String(value) : formatNumber(value);
	return {
		table: {
			colleges,
			rows: rows.map(({ measure, list, of }) => ({
				label:
					list === undefined
						? t(`ask.card.row.${measure}`)
						: t("ranking.nirfList", { list: t(`ranking.list.${list}`) }),
				figures: of.map((figure) =>
					figure === null
						? undefined
						: { value: say(measure, figure.value), year: figure.year, sourceId: figure.sourceId },
				),
			})),
		},
		sentence: t("ask.card.compare", {
			names: together(
				colleges.map(({ name }) => name),
				language,
			),
		}),
		notes: [],
		next: {
			label: t("ask.next.compare"),
			to: paths.compare({ of: "college", slugs: colleges.map(({ slug }) => slug) }),
		},
	};
}

/** What we do not hold, and where to look. */
export function unknownWords(
	{ intent, of, site, year, heldYear }: Extract<AskCard, { kind: "not-held" }>,
	{ t, paths, language }: PhraseContext,
): CardWords {
	const what = t(`ask.intent.${intent}`);
	const name = (language === "hi" ? of?.labelHi : undefined) ?? of?.label ?? "";
	const own =
		of === undefined
			? undefined
			: of.kind === "exam"
				? { label: t("ask.next.exam", { exam: of.label }), to: paths.exam(of.value) }
				: of.kind === "country"
					? { label: t("ask.next.country", { country: name }), to: paths.country(of.value) }
					: { label: t("ask.next.college"), to: paths.college(of.value) };
	const next = site === undefined || heldYear !== undefined ? own : { label: t("ask.card.lookThere"), to: site };
	return {
		sentence: of === undefined ? t("ask.card.notHeldAtAll", { what }) : t("ask.card.notHeld", { what, name }),
		notes:
			year === undefined || heldYear === undefined
				? []
				: [t("ask.card.heldYear", { asked: String(year), year: String(heldYear) })],
		...(next && { next }),
	};
}
