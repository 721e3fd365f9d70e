import { createElement, Fragment } from "react";
import { useLanguage } from "#app/platform/i18n/translate.ts";

/** The name of a source: on a Hindi page its English words are marked as English. */
export function SourceWords({ text }: { text: string }) {
	if (useLanguage() === "en") return text;
	const runs = toRuns(text).map((run) => (LATIN.test(run) ? createElement("span", { lang: "en" }, run) : run));
	return createElement(Fragment, {}, ...runs);
}

/** The parts of a text, each in one script. */
export function toRuns(text: string): string[] {
	return text.split(/([A-Za-z][^\u0900-\u097F]*)/).filter((run) => run !== "");
}

const LATIN = /[A-Za-z]/;
