import type { Profession } from "@uchit/contract/college.ts";

/** Who keeps the list of what a profession's colleges may teach. Their names are messages (`little.council`). */
const COUNCILS = {
	aicte: "https://www.aicte.gov.in/",
	bci: "https://www.barcouncilofindia.org/",
	coa: "https://www.coa.gov.in/",
	dci: "https://dciindia.gov.in/",
	inc: "https://www.indiannursingcouncil.org/",
	ncism: "https://ncismindia.org/",
	nch: "https://nch.org.in/",
	ncte: "https://ncte.gov.in/",
	nmc: "https://www.nmc.org.in/",
	pci: "https://www.pci.gov.in/",
	ugc: "https://www.ugc.gov.in/",
} as const;

export type Council = keyof typeof COUNCILS;

const OF_PROFESSION: Partial<Record<Profession, Council>> = {
	nursing: "inc",
	pharmacy: "pci",
	dental: "dci",
	homoeopathy: "nch",
	ayurveda: "ncism",
	unani: "ncism",
	siddha: "ncism",
	medicine: "nmc",
	polytechnic: "aicte",
	teaching: "ncte",
};

const OF_CATEGORY: Readonly<Record<string, Council>> = {
	engineering: "aicte",
	management: "aicte",
	law: "bci",
	architecture: "coa",
};

/** Where what a college may teach can be checked: its profession's council, else that of its category, and always the UGC for the degree. */
export function councilsOf(
	profession: Profession | undefined,
	categories: readonly { slug: string }[],
): { council: Council; address: string }[] {
	const own = profession === undefined ? OF_CATEGORY[categories[0]?.slug ?? ""] : OF_PROFESSION[profession];
	const councils: Council[] = own === undefined ? ["ugc"] : [own, "ugc"];
	return councils.map((council) => ({ council, address: COUNCILS[council] }));
}
