import type { Profession } from "./college.ts";

export const COUNCILS = ["aicte", "bci", "coa", "dci", "inc", "ncism", "nch", "ncte", "nmc", "pci", "ugc"] as const;
export type Council = (typeof COUNCILS)[number];

export const COUNCIL_SITES = {
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
} satisfies Record<Council, string>;

const COUNCIL_BY_PROFESSION: Partial<Record<Profession, Council>> = {
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

const COUNCIL_BY_CATEGORY: Readonly<Record<string, Council>> = {
	engineering: "aicte",
	management: "aicte",
	law: "bci",
	architecture: "coa",
};

export function councilOf(profession: Profession | undefined, category: string | undefined): Council | undefined {
	return profession === undefined ? COUNCIL_BY_CATEGORY[category ?? ""] : COUNCIL_BY_PROFESSION[profession];
}

export function councilsOf(
	profession: Profession | undefined,
	categories: readonly { slug: string }[],
): { council: Council; address: string }[] {
	const professional = councilOf(profession, categories[0]?.slug);
	const councils: Council[] = professional === undefined ? ["ugc"] : [professional, "ugc"];
	return councils.map((council) => ({ council, address: COUNCIL_SITES[council] }));
}
