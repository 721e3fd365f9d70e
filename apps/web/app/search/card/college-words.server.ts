import { findDegree } from "@uchit/contract/degree.ts";
import { bodyWords, factWords } from "#app/facts/fact-words.ts";
import { levelWords } from "#app/facts/level-words.ts";
import { nameProgramme } from "#app/facts/programme.ts";
import { quotaWords, seatPoolWords } from "#app/facts/words/cutoff-words.ts";
import { formatRupees } from "#app/facts/words/money.ts";
import { formatAcademicYear } from "#app/facts/words/place-words.ts";
import { cohortWords } from "#app/facts/words/placed-words.ts";
import { formatNumber } from "#app/platform/format/format-number.ts";
import { joinWithAnd } from "#app/platform/format/intl.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";
import { type CardContext, type CardOf, type CardTable, type CardWords, collegeLink, siteLink } from "./card-parts.ts";

type CollegeKind =
	| "cutoff"
	| "rank"
	| "top"
	| "salary"
	| "top-salary"
	| "seats"
	| "seat-total"
	| "established"
	| "owner"
	| "recognition"
	| "contact"
	| "compare";

/** NIRF prints salaries two to three years late; anything older is outdated. */
const OLD_AFTER_YEARS = 4;

/** We have no copies of the other bodies' lists. */
const COPIED_LISTS = ["ugc", "aicte", "nmc"];

export const COLLEGE_CARDS: CardTable<CollegeKind> = {
	cutoff: ({ college, round, quota, gender, earlier, ...card }, { t, paths }) => ({
		figure: { value: formatNumber(card.closing), sourceId: card.sourceId },
		sentence: t("answerCard.card.cutoff", {
			isScore: String(card.isScore),
			programme: nameProgramme(card.programme),
			college: college.name,
			year: String(card.year),
			round: round === undefined ? "none" : String(round),
			seatType: card.seatType,
			quota: quota === "" ? "none" : quotaWords(t, quota),
			pool: gender === "" ? "none" : seatPoolWords(t, gender),
			exam: card.examName,
		}),
		notes: [
			card.ofCategory && t("answerCard.card.ofCategory"),
			card.isHardest ? t("answerCard.card.hardest") : undefined,
			earlier && t("answerCard.card.earlier", { year: String(earlier.year), closing: formatNumber(earlier.closing) }),
		],
		links: [{ label: t("answerCard.next.cutoff"), to: paths.cutoffs(college.slug, { exam: card.exam }) }],
	}),
	rank: ({ college, list, year, rank, band = "", sourceId }, { t, paths }) => ({
		figure: { value: rank === undefined ? band : formatNumber(rank), sourceId },
		sentence: t("answerCard.card.rank", { college: college.name, list: t(`ranking.list.${list}`), year: String(year) }),
		links: [{ label: t("answerCard.next.rank"), to: paths.collegeTab(college.slug, "rankings") }],
	}),
	top: ({ college, list, year, rank, beyond, sourceId }, context) => {
		const { t } = context;
		const inList = { list: t(`ranking.list.${list}`) };
		return {
			figure: { value: college.name, sourceId },
			sentence: t("answerCard.card.top", { ...inList, year: String(year), rank }),
			notes: [beyond && t("answerCard.card.topBeyond", { ...beyond, college: beyond.college.name, ...inList })],
			links: [collegeLink(college, context)],
		};
	},
	salary: ({ college, medianInr, placed, cohort, level, list, instead, sourceId }, { t, paths, year }) => ({
		figure: { value: formatRupees(medianInr), sourceId },
		sentence: t("answerCard.card.salary", {
			college: college.name,
			placed,
			cohort: cohortWords(t, { level, cohort }),
			level: levelWords(t, level),
			list: t(`ranking.list.${list}`),
		}),
		notes: [
			instead && t(`answerCard.card.instead.${instead}`),
			year - cohort > OLD_AFTER_YEARS ? t("answerCard.card.old", { cohort: formatAcademicYear(cohort) }) : undefined,
		],
		links: [{ label: t("answerCard.next.salary"), to: paths.collegeTab(college.slug, "placements") }],
	}),
	"top-salary": ({ college, medianInr, placed, cohort, sourceId }, context) => ({
		figure: { value: college.name, sourceId },
		sentence: context.t("answerCard.card.topSalary", {
			salary: formatRupees(medianInr),
			placed,
			cohort: formatAcademicYear(cohort),
		}),
		links: [collegeLink(college, context)],
	}),
	seats: ({ college, count, year, degree, sourceId }, context) => ({
		figure: { value: formatNumber(count), sourceId },
		sentence: context.t("answerCard.card.seats", {
			college: college.name,
			degree: degreeWords(context.t, degree, "none"),
			year: formatAcademicYear(year),
		}),
		links: [collegeLink(college, context)],
	}),
	"seat-total": ({ degree, count, year, colleges, of, sourceId }, { t }) => ({
		figure: { value: formatNumber(count), sourceId },
		sentence: t("answerCard.card.seatTotal", {
			degree: degreeWords(t, degree, degree),
			year: formatAcademicYear(year),
			colleges,
			of,
		}),
		notes: [colleges === of ? undefined : t("answerCard.card.seatTotalRest", { rest: of - colleges })],
	}),
	established: ({ college, year, sourceId }, context) => ({
		figure: { value: String(year), sourceId },
		sentence: context.t("answerCard.card.established", { college: college.name }),
		links: [collegeLink(college, context)],
	}),
	owner: ({ college, facts }, context) => {
		const { t } = context;
		const [owner = "", type = "none"] = facts.map((fact) => factWords(t, fact));
		return {
			figure: { value: owner, sourceId: facts[0]?.sourceId },
			sentence: t("answerCard.card.owner", { college: college.name, type }),
			links: [collegeLink(college, context)],
		};
	},
	recognition: ({ college, bodies: found, unlisted = [] }, context) => {
		const { t, paths, language } = context;
		const names = found.map(({ body }) => bodyWords(t, body));
		const bodies = joinWithAnd(names, language);
		const isByAct = found.some(({ body }) => body === "national-importance");
		const isByDistance = /\bopen university\b/i.test(college.name) || unlisted.some(({ body }) => body === "deb");
		return {
			figure: {
				value: unlisted.length === 0 ? t("answerCard.card.recognised", { bodies }) : bodies,
				sourceId: found[0]?.sourceId,
			},
			sentence: t(isByAct ? "answerCard.card.byAct" : "answerCard.card.recognition", { college: college.name, bodies }),
			notes: unlisted.map(({ body }) => {
				const name = body === "deb" ? t("answerCard.card.deb") : body.toUpperCase();
				return t("answerCard.card.unlisted", { body: name, has: String(COPIED_LISTS.includes(body)) });
			}),
			links: [
				collegeLink(college, context),
				{ label: t("answerCard.next.degreeValid"), to: paths.rights("degree") },
				...unlisted.map(({ site }) => siteLink(site, t)),
				isByDistance ? { label: t("answerCard.next.distance"), to: paths.after("12", "distance-degree") } : undefined,
			],
		};
	},
	contact: sayContact,
	compare: ({ colleges, rows, areOfOneAlone, lacksFees }, { t, paths }) => {
		const label = t("answerCard.next.compare");
		return {
			table: {
				label,
				columns: colleges.map(({ slug, name }) => ({ to: paths.college(slug), name })),
				rows: rows.map((row) => ({
					label: rowLabel(row, t),
					figures: row.of.map((figure) => {
						if (figure === null) return undefined;
						const { value, band, year, sourceId } = figure;
						return { value: band ?? FORMATS[row.measure](value), year, sourceId };
					}),
				})),
			},
			sentence: t(areOfOneAlone ? "answerCard.card.ofOneAlone" : "answerCard.card.compare"),
			notes: [lacksFees && t("answerCard.publishes.fees")],
			links: [
				{ label, to: paths.compare({ subject: "college", slugs: colleges.map(({ slug }) => slug) }) },
				...colleges.map(({ site }) => (site === undefined ? undefined : siteLink(site, t))),
			],
		};
	},
};

export function degreeWords(t: Translate, degree: string | undefined, otherwise: string): string {
	const known = findDegree(degree ?? "");
	return known === undefined ? otherwise : t(`degree.${known.slug}`);
}

const CONTACTS = ["phone", "address", "site"] as const;

function sayContact(card: CardOf<"contact">, context: CardContext): CardWords {
	const { t } = context;
	const { requested, site, phone, address, university } = card;
	const college = card.college.name;
	const place = address && { ...address, value: [address.value, address.pin].filter(Boolean).join(", ") };
	const host = site === undefined ? undefined : { value: new URL(site).host };
	const figures: Record<typeof requested, CardWords["figure"]> = { phone, address: place, site: host };
	const { [requested]: figure } = figures;
	const page = collegeLink(card.college, context);
	return {
		...(figure && { figure }),
		sentence:
			figure === undefined
				? t(`answerCard.contact.none.${requested}`, { college, site: String(site !== undefined) })
				: t(`answerCard.contact.${requested}`, { college }),
		facts: CONTACTS.flatMap((kind) => {
			const { value, sourceId } = figures[kind] ?? {};
			if (value === undefined || kind === requested) return [];
			return { figure: value, sourceId, sentence: t(`answerCard.contact.${kind}`, { college }) };
		}),
		notes: [university && t("answerCard.contact.none.ask", { university: university.name })],
		links:
			site === undefined
				? [page, university && siteLink(university.site, t)]
				: [{ label: t("answerCard.card.lookThere"), to: site }, page],
	};
}

type ComparedRow = CardOf<"compare">["rows"][number];

const FORMATS: Readonly<Record<ComparedRow["measure"], (value: number) => string>> = {
	rank: formatNumber,
	closing: formatNumber,
	salary: formatRupees,
	seats: formatNumber,
	established: String,
};

function rowLabel({ measure, list, seat, level }: ComparedRow, t: Translate): string {
	const listName = list && t(`ranking.list.${list}`);
	if (measure === "closing")
		return t("answerCard.card.row.closing", {
			exam: seat?.exam ?? "",
			isScore: String(seat?.isScore),
			programme: nameProgramme(seat?.programme ?? "none"),
			seatType: seat?.seatType || "none",
		});
	if (measure === "salary" && level !== undefined && listName !== undefined)
		return t("answerCard.card.row.salaryOf", { level: levelWords(t, level), list: listName });
	if (measure === "rank" && listName !== undefined) return t("ranking.nirfList", { list: listName });
	return t(`answerCard.card.row.${measure}`);
}
