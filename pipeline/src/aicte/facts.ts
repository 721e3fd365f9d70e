import type { Ownership } from "@uchit/contract/college-fact.ts";
import { toAicteSource } from "#pipeline/aicte/intakes.ts";
import type { AicteInstitute } from "#pipeline/aicte/read.ts";
import type { CollegeFact } from "#pipeline/colleges/fact.ts";

const OWNERSHIP: Record<string, Ownership> = {
	"Private-Self Financing": "private",
	"Deemed to be University(Pvt)": "private",
	"State Private University": "private",
	"Govt aided": "government-aided",
	Government: "government",
	"State Government University": "government",
	"Central University": "government",
	"Deemed to be University(Govt)": "government",
};

export function toAicteFacts(
	institutes: readonly AicteInstitute[],
	collegeOf: (institute: AicteInstitute) => string,
	universityOf: (institute: AicteInstitute) => string | undefined,
): CollegeFact[] {
	const facts = new Map<string, CollegeFact & { prints: Set<string> }>();
	for (const institute of institutes) {
		const collegeId = collegeOf(institute);
		for (const { field, value, printed } of factsOf(institute, collegeId, universityOf(institute))) {
			const key = `${collegeId}|${field}|${value}`;
			const known = facts.get(key) ?? {
				collegeId,
				field,
				value,
				printed,
				year: institute.year,
				sourceId: toAicteSource(institute.year),
				prints: new Set<string>(),
			};
			known.prints.add(printed);
			facts.set(key, known);
		}
	}
	return [...facts.values()].map(({ prints, ...fact }) => ({ ...fact, printed: [...prints].join(" · ") }));
}

type Fact = Pick<CollegeFact, "field" | "value" | "printed">;

function factsOf(institute: AicteInstitute, collegeId: string, university: string | undefined): Fact[] {
	const { institutionType, address, women, minority, id } = institute;
	const ownership = OWNERSHIP[institutionType];
	const pin = toPin(address);
	const all: (Fact | undefined)[] = [
		{ field: "recognised-by", value: "aicte", printed: id },
		ownership && { field: "ownership", value: ownership, printed: institutionType },
		// A department's address is not its university's.
		address === "" || collegeId.startsWith("U-") ? undefined : { field: "address", value: address, printed: address },
		pin === undefined || collegeId.startsWith("U-") ? undefined : { field: "pin", value: pin, printed: pin },
		yesOrNo("women-only", women, collegeId),
		yesOrNo("minority", minority, collegeId),
		toAffiliation(institute, university, collegeId),
	];
	return all.filter((fact) => fact !== undefined);
}

/** Empty for four institutes: unknown, not "no". A university's women's department does not make it a women's university. */
function yesOrNo(field: "women-only" | "minority", printed: string, collegeId: string): Fact | undefined {
	if (collegeId.startsWith("U-")) return undefined;
	if (printed === "Y") return { field, value: "yes", printed };
	return printed === "N" ? { field, value: "no", printed } : undefined;
}

/** A university's own department prints the university, which is not an affiliation. */
function toAffiliation({ university }: AicteInstitute, id: string | undefined, collegeId: string): Fact | undefined {
	if (isNobody(university) || collegeId.startsWith("U-") || id === collegeId) return undefined;
	return { field: "affiliated-to", value: id ?? university, printed: university };
}

function isNobody(university: string): boolean {
	return /^(not applicable|none|na|n\.?a\.?|nil|self|-|)$/i.test(university.trim());
}

/** The last six digits in the address that can be an Indian PIN code, also `517 325`. */
export function toPin(address: string): string | undefined {
	const found = [...address.matchAll(/(?<!\d)([1-9]\d{2})[ -]?(\d{3})(?!\d)/g)].at(-1);
	return found === null || found === undefined ? undefined : `${found[1]}${found[2]}`;
}
