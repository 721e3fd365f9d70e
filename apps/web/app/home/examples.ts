import type { Language } from "#app/platform/i18n/language.ts";

/** Example searches by season; months count from 1. */
const SEASONS = [
	{
		months: [1, 2, 3],
		en: ["jee main 92 percentile obc", "vit vs srm", "mba in pune"],
		hi: ["जेईई मेन रैंक 45000 बिहार", "vit vs srm", "पुणे में एमबीए"],
	},
	{
		months: [4, 5],
		en: ["jee main rank 45000 bihar", "what after 12th commerce", "cuet 700 bcom du"],
		hi: ["जेईई मेन रैंक 45000 बिहार", "12वीं के बाद क्या करें", "पटना में बीएड कॉलेज"],
	},
	{
		months: [6, 7, 8],
		en: ["neet 540 marks up", "nit trichy cse cutoff", "cuet 700 bcom du"],
		hi: ["नीट 540 अंक यूपी", "एनआईटी त्रिची कटऑफ", "पटना में बीएड कॉलेज"],
	},
	{
		months: [9, 10, 11, 12],
		en: ["jee main date", "vit vs srm", "mba in pune"],
		hi: ["जेईई मेन तारीख", "vit vs srm", "पुणे में एमबीए"],
	},
] as const;

/** @param today as `2026-11-28` */
export function listExamples(today: string, language: Language): readonly string[] {
	const month = Number(today.slice(5, 7));
	const season = SEASONS.find(({ months }) => months.some((each) => each === month)) ?? SEASONS[0];
	return season[language];
}
