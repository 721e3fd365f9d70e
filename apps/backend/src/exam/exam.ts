import { CollegeQuery, type CollegeSummary } from "@uchit/contract/college.ts";
import { listUnpublished } from "@uchit/contract/exam.ts";
import type { Exam, ExamRecord } from "@uchit/contract/exam-record.ts";
import type { Database } from "#backend/db/client.ts";
import { listSources } from "#backend/facts/queries/sources.ts";
import type { CutoffYears } from "#backend/guide/queries/cutoff-years.ts";
import { flattenReceipts } from "#backend/guide/queries/exam-receipts.ts";
import type { CollegeIndex } from "#backend/search/college-index.ts";
import type { ExamIndex } from "#backend/search/exams/exam-index.ts";
import { sortByDate } from "#backend/search/exams/find-exams.ts";
import { findColleges } from "#backend/search/find.ts";
import { readExamHistory } from "./queries/changes.ts";

export type ExamParts = {
	exams: ExamIndex;
	/** Undefined if no institution can have cutoffs of the exam. */
	colleges: CollegeIndex | undefined;
	cutoffYears: CutoffYears;
};

const TOP_COLLEGES = 10;

export async function getExam(db: Database, parts: ExamParts, slug: string): Promise<Exam | undefined> {
	const { exams, colleges, cutoffYears } = parts;
	const exam = exams.bySlug.get(slug);
	if (exam === undefined) return undefined;
	const { record, updatedOn } = exam;
	const { receipts, named } = flattenReceipts(record);
	const ofCutoffs = cutoffYears.get(slug) ?? [];
	const namedIds = new Set(named.map(({ id }) => id));
	const ids = [record.sourceId, ...Object.values(receipts), ...ofCutoffs.map(({ sourceId }) => sourceId)];
	const history = await readExamHistory(db, exam.id);
	const sources = await listSources(
		db,
		ids.filter((id) => !namedIds.has(id)),
	);
	return {
		...record,
		lifecycle: { ...record.lifecycle, writeNow: listExamReferences(exams, record.lifecycle.writeNow) },
		replaces: listExamReferences(exams, listReplaced(exams, slug)),
		...(record.events && { events: sortByDate(record.events) }),
		unpublished: listUnpublished(record),
		receipts,
		sources: [...sources, ...named],
		updatedOn,
		...history,
		cutoffYears: ofCutoffs,
		colleges: listColleges(colleges, slug),
	};
}

/** Exams without a page are left out. */
function listExamReferences({ bySlug }: ExamIndex, slugs: readonly string[]): Exam["replaces"] {
	return slugs.flatMap((slug) => {
		const exam = bySlug.get(slug);
		return exam === undefined ? [] : [{ slug, shortName: exam.record.shortName }];
	});
}

function listReplaced({ exams }: ExamIndex, slug: string): string[] {
	// A current exam gave up only a part, which the other exam's text mentions.
	const isReplaced = ({ lifecycle }: ExamRecord) => lifecycle.state !== "current" && lifecycle.writeNow.includes(slug);
	return exams.filter(({ record }) => isReplaced(record)).map(({ record }) => record.slug);
}

const cache = new WeakMap<CollegeIndex, Map<string, Exam["colleges"]>>();

/** Institutions with cutoffs of the exam, cached per index, because pages of all exams need sixty such lists. */
function listColleges(index: CollegeIndex | undefined, slug: string): Exam["colleges"] {
	if (index === undefined) return { total: 0, top: [] };
	const known = cache.get(index) ?? new Map<string, Exam["colleges"]>();
	cache.set(index, known);
	const colleges = known.get(slug) ?? findCollegesWithCutoffs(index, slug);
	known.set(slug, colleges);
	return colleges;
}

/** Filters as the list of institutions does. A slug that is not among its options would not filter there. */
function findCollegesWithCutoffs(index: CollegeIndex, slug: string): Exam["colleges"] {
	const column = index.columns.find(({ name }) => name === "exam");
	if (!column?.options.some(({ value }) => value === slug)) return { total: 0, top: [] };
	const { total, items } = findColleges(index, CollegeQuery.parse({ exam: slug }));
	return {
		total,
		top: items.slice(0, TOP_COLLEGES).map(({ slug, name, place }) => ({ slug, name, place: formatPlace(place) })),
	};
}

function formatPlace({ city, district, state }: CollegeSummary["place"]): string | undefined {
	const parts = [city ?? district, state?.name].filter(
		(part, place, all) => part !== undefined && part !== all[place - 1],
	);
	return parts.length === 0 ? undefined : parts.join(", ");
}
