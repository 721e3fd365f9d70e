import { toCanonicalCode } from "#pipeline/colleges/same-as.ts";
import { readSourceCsv, readSourceRows } from "#pipeline/source-files.ts";

export type PrintedInstitution = {
	file: string;
	line: number;
	name: string;
	state: string;
	city: string;
	aisheCode: string;
	website: string;
	established: string;
	minority: string;
	decision?: string;
	refusal?: string;
};

const EMPTY_FACTS = { state: "", city: "", aisheCode: "", website: "", established: "", minority: "" };

export function readJosaaInstitutes(): PrintedInstitution[] {
	return readLists("josaa-institutes", (cells) => ({
		name: cells.name ?? "",
		state: cells.state ?? "",
		aisheCode: toCanonicalCode(cells.aishe_code ?? ""),
		website: cells.website ?? "",
		established: cells.established ?? "",
	}));
}

/** India's organisations in the Research Organization Registry, without companies; `ror/decisions.csv` has those that names miss. */
export function readRorOrganisations(): PrintedInstitution[] {
	const decided = new Map(readSourceCsv("ror/decisions.csv").map((cells) => [cells.ror_id, cells.college_id]));
	return readLists("ror", (cells) => ({
		decision: decided.get(cells.ror_id),
		name: cells.name ?? "",
		state: cells.state ?? "",
		city: cells.city ?? "",
		website: cells.website ?? "",
		established: cells.established ?? "",
	}));
}

export function readTneaColleges(): PrintedInstitution[] {
	return readLists("tnea-brochure", (cells) => ({
		name: cells.name ?? "",
		state: "Tamil Nadu",
		city: cells.district ?? "",
		established: cells.year_of_starting ?? "",
		minority: cells.minority ?? "",
	}));
}

/**
 * Mail domains that name an institution, each reviewed: `college_id` is empty if name and domain do not decide, and `why` has the
 * evidence. The site is derived from the domain, which is what is printed.
 */
export function readMailDomains(): PrintedInstitution[] {
	return readLists("mail-domains", ({ names = "", domain = "", college_id: id = "", why = "" }) => ({
		name: names,
		website: domain,
		...(id === "" ? { refusal: why } : { decision: id }),
	}));
}

type Read = (cells: Record<string, string | undefined>) => { name: string } & Partial<PrintedInstitution>;

function readLists(source: string, read: Read): PrintedInstitution[] {
	return readSourceRows(source, /\/\d{4}_\w+\.csv(\.gz)?$/, (cells, at) => ({ ...EMPTY_FACTS, ...at, ...read(cells) }));
}
