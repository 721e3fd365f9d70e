import { createElement, Fragment } from "react";
import { dateFormat } from "#app/platform/format/intl.ts";
import { type Translate, useLanguage, useTranslations } from "#app/platform/i18n/translate.ts";

/** What a source is called, in the language of the page as far as there are words; names of documents stay, marked as English. */
export function SourceWords({ text }: { text: string }) {
	const t = useTranslations();
	if (useLanguage() === "en") return text;
	const runs = toRuns(sourceInHindi(t, text)).map((run) =>
		LATIN.test(run) ? createElement("span", { lang: "en" }, run) : run,
	);
	return createElement(Fragment, {}, ...runs);
}

/** What we say of a source ourselves, and what it is true for, in Hindi. The names of documents and publishers stay. */
export function sourceInHindi(t: Translate, text: string): string {
	return text
		.replace(OURS, (words) => {
			const key = WORDS.get(words);
			return key === undefined ? words : t(`source.words.${key}`);
		})
		.replace(ABOUT_A_YEAR, (_, year: string) => t("source.words.about", { year }))
		.replace(MONTH_OF_A_YEAR, (_, month: string, year: string) => `${monthName(month)} ${year}`);
}

/** The parts of a text, each in one script. */
export function toRuns(text: string): string[] {
	return text.split(/([A-Za-z][^\u0900-\u097F]*)/).filter((run) => run !== "");
}

const LATIN = /[A-Za-z]/;

/** What no publisher wrote in `data/sources/sources.csv`; of two that begin alike the longer one first. */
const OWN_WORDS = [
	["Exam guides, written from general knowledge and not checked against a bulletin", "examGuides"],
	["Country guides, written from general knowledge and not checked against a document", "countryGuides"],
	["Countries: figures, tests and visa routes as recorded; publisher and date unknown", "countryRecord"],
	["Short forms, former names and Hindi names of institutions, from general knowledge", "aliases"],
	["Uchit editors", "editors"],
	["The record of this site", "record"],
	["Read in November 2026, in a stored copy", "storedCopy"],
	["inferred: the copy is undated", "inferred"],
	["the copy is undated", "copyUndated"],
	["day of the copy not stated", "copyDay"],
	["day of the page not stated", "pageDay"],
	["the copy does not say", "copySilent"],
	["Not known", "notKnown"],
	["Undated", "undated"],
	["incomplete", "incomplete"],
	["no licence stated", "noLicence"],
	["Facts of a public authority", "publicFacts"],
	["Facts of a state authority", "stateFacts"],
	["Facts: ", "facts"],
	["copy: ", "copy"],
	["Government of India", "governmentOfIndia"],
] as const;
const WORDS = new Map<string, (typeof OWN_WORDS)[number][1]>(OWN_WORDS);
const OURS = new RegExp(OWN_WORDS.map(([english]) => english).join("|"), "g");

const ABOUT_A_YEAR = /\b[Aa]bout (20\d\d(?:-\d\d)?)/g;
const MONTHS = "January February March April May June July August September October November December".split(" ");
const MONTH_OF_A_YEAR = new RegExp(`\\b(${MONTHS.join("|")}) (20\\d\\d)\\b`, "g");

function monthName(english: string): string {
	const day = Date.UTC(2026, MONTHS.indexOf(english), 1);
	return dateFormat("hi", { month: "long", timeZone: "UTC" }).format(day);
}
