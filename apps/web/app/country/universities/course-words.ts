import type { Translate } from "#app/platform/i18n/translate.ts";

const FIELDS = {
	"Agriculture, Environmental and Related Studies": "agriculture",
	"Architecture and Building": "architecture",
	"Creative Arts": "creative-arts",
	Education: "education",
	"Engineering and Related Technologies": "engineering",
	"Food, Hospitality and Personal Services": "hospitality",
	Health: "health",
	"Information Technology": "it",
	"Management and Commerce": "management",
	"Mixed Field Programmes": "mixed",
	"Natural and Physical Sciences": "sciences",
	"Society and Culture": "society",
} as const;

const LEVELS = {
	Diploma: "diploma",
	"Advanced Diploma": "advanced-diploma",
	"Associate Degree": "associate",
	"Bachelor Degree": "bachelor",
	"Bachelor Honours Degree": "honours",
	"Graduate Certificate": "graduate-certificate",
	"Graduate Diploma": "graduate-diploma",
	"Masters Degree (Coursework)": "masters-coursework",
	"Masters Degree (Research)": "masters-research",
	"Masters Degree (Extended)": "masters-extended",
	"Doctoral Degree": "doctoral",
} as const;

type Key<Table extends Readonly<Record<string, string>>> = Table[keyof Table];

const fieldKeys: ReadonlyMap<string, Key<typeof FIELDS>> = new Map(Object.entries(FIELDS));
const levelKeys: ReadonlyMap<string, Key<typeof LEVELS>> = new Map(Object.entries(LEVELS));

export function fieldWords(t: Translate, field: string): string {
	const key = fieldKeys.get(field);
	return key === undefined ? field : t(`university.field.${key}`);
}

export function levelWords(t: Translate, level: string): string {
	const key = levelKeys.get(level);
	return key === undefined ? level : t(`university.level.${key}`);
}
