import type { SearchRows } from "../../apps/backend/src/search/queries/search-rows.ts";

/** So many institutions: the first of the directory's, spread over it, or all of it several times with names of their own. */
export function resizeRows(rows: SearchRows, wanted: number): SearchRows {
	const { length } = rows.colleges;
	return wanted < length ? sample(rows, wanted) : multiply(rows, Math.max(1, Math.round(wanted / length)));
}

function sample(rows: SearchRows, wanted: number): SearchRows {
	const step = rows.colleges.length / wanted;
	const colleges = Array.from({ length: wanted }, (_, index) => rows.colleges[Math.floor(index * step)]).filter(
		(college) => college !== undefined,
	);
	const kept = new Set(colleges.map(({ id }) => id));
	const ofKept = <Row extends { collegeId: string }>(of: readonly Row[]) =>
		of.filter(({ collegeId }) => kept.has(collegeId));
	return { ...rows, colleges, ...mapRows(rows, ofKept) };
}

function multiply(rows: SearchRows, times: number): SearchRows {
	const copies = Array.from({ length: times }, (_, copy) => copy);
	const copyOf = (id: string, copy: number) => (copy === 0 ? id : `${id}~${copy}`);
	const colleges = rows.colleges.flatMap((college) =>
		copies.map((copy) =>
			copy === 0
				? college
				: {
						...college,
						id: copyOf(college.id, copy),
						slug: copyOf(college.slug, copy),
						name: `${college.name} ${copy}`,
					},
		),
	);
	const ofCopies = <Row extends { collegeId: string }>(of: readonly Row[]) =>
		of.flatMap((row) => copies.map((copy) => ({ ...row, collegeId: copyOf(row.collegeId, copy) })));
	return { ...rows, colleges, ...mapRows(rows, ofCopies), aliases: rows.aliases, places: rows.places };
}

/** The same change to every kind of row that belongs to an institution. */
function mapRows(rows: SearchRows, change: <Row extends { collegeId: string }>(of: readonly Row[]) => Row[]) {
	return {
		names: change(rows.names),
		aliases: change(rows.aliases),
		places: change(rows.places),
		categories: change(rows.categories),
		degrees: change(rows.degrees),
		programmes: change(rows.programmes),
		counselled: change(rows.counselled),
		approvals: change(rows.approvals),
		ownerships: change(rows.ownerships),
		womenOnly: change(rows.womenOnly),
		seats: change(rows.seats),
		established: change(rows.established),
		fees: change(rows.fees),
		ownPins: change(rows.ownPins),
	};
}
