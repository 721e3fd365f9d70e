import { MAX_COMPARED } from "@uchit/contract/compare.ts";
import { receiptIds } from "@uchit/contract/receipt.ts";
import { type ReactNode, useEffect, useId, useState, useSyncExternalStore } from "react";
import { usePaths } from "#app/paths.ts";
import { fetchJson } from "#app/platform/fetch-json.ts";
import { addressIn, LANGUAGE_NAMES, LANGUAGES, type Language } from "#app/platform/i18n/language.ts";
import { useLanguage, useTranslations } from "#app/platform/i18n/translate.ts";
import { ShareButton } from "#app/shell/page/share-button.tsx";
import type { CollegeNow, ShortlistFacts } from "#app/shell/shortlist/shortlist-facts.ts";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { AdviceForm } from "./advice-form.tsx";
import { AdviceReview } from "./advice-review.tsx";
import {
	isLinesFragment,
	MAX_LINES,
	parseLinesFragment,
	type SharedLine,
	type SharedLines,
	toLinesFragment,
} from "./lines-link.ts";

type SendProps = {
	listKind: string;
	title: string;
	sentTitle?: string;
	address: string;
	lines: readonly SharedLine[];
};

/** The link contains the whole list, so no server sees it. It opens in the chosen language. */
export function SendLines({ listKind, title, sentTitle = title, address, lines }: SendProps) {
	const t = useTranslations();
	const [language, setLanguage] = useState(useLanguage());
	const shown = lines.slice(0, MAX_LINES);
	const link = `${addressIn(language, address)}#${toLinesFragment({ listKind, title: sentTitle, lines: shown, notes: [] })}`;
	return (
		<div className="mt-4 max-w-text print:hidden [@media(scripting:none)]:hidden">
			<Disclosure title={t("advice.send")} isOpen={false}>
				<p className="text-quiet">
					{t("advice.sendHow")} {lines.length > shown.length && t("advice.first", { most: MAX_LINES })}
				</p>
				<LinkLanguage chosen={language} onChoose={setLanguage} />
				<p className="mt-3 flex flex-wrap items-center gap-3 pb-2">
					<ShareButton title={title} address={link} />
					<a href={link} hrefLang={language} className="link inline-flex min-h-11 items-center">
						{t("advice.link")}
					</a>
				</p>
			</Disclosure>
		</div>
	);
}

type LinkLanguageProps = { chosen: Language; onChoose: (language: Language) => void };

function LinkLanguage({ chosen, onChoose }: LinkLanguageProps) {
	const t = useTranslations();
	// A page may have several lists.
	const name = useId();
	return (
		<fieldset className="mt-2 flex flex-wrap items-center gap-x-4">
			<legend className="float-left pr-4">{t("advice.language")}</legend>
			{LANGUAGES.map((language) => (
				<label key={language} lang={language} className="flex min-h-11 cursor-pointer items-center gap-2">
					<input
						type="radio"
						name={name}
						checked={language === chosen}
						onChange={() => onChoose(language)}
						className="size-5 flex-none accent-accent-text"
					/>
					{LANGUAGE_NAMES[language]}
				</label>
			))}
		</fieldset>
	);
}

export function ListIsLoading() {
	const t = useTranslations();
	return (
		<p role="status" className="mt-4 text-quiet print:hidden [@media(scripting:none)]:hidden">
			{t("advice.loading")}
		</p>
	);
}

/** Builds the title and details of a link in the page's language; older links contain them as texts. */
type LineWords = { title: (sent: string) => string; detail: (sent: string) => string };

type ReceivedProps = {
	listKind: string;
	address: string;
	words: LineWords;
	desk: Parameters<typeof AdviceReview>[0]["desk"];
	children: ReactNode;
};

export function ReceivedLines({ listKind, address, words, desk, children }: ReceivedProps) {
	const t = useTranslations();
	const fragment = useSyncExternalStore(onHashChange, readHash, () => "");
	if (!isLinesFragment(fragment)) return children;
	const shared = parseLinesFragment(fragment, listKind);
	if (shared === undefined)
		return (
			<p role="alert" className="mt-4 max-w-text font-semibold">
				{t("advice.broken")}
			</p>
		);
	const { lines, notes, sent } = shared;
	const title = words.title(shared.title);
	const nameOf = (key: string) => lines.find((line) => line.key === key)?.name ?? "";
	const keys = lines.map(({ key }) => key);
	if (sent !== undefined) {
		return (
			<AdviceReview key={fragment} advised={{ order: keys, notes, sent }} nameOf={nameOf} title={title} desk={desk}>
				<a href={address} className="link inline-flex min-h-11 items-center">
					{t("advice.own")}
				</a>
			</AdviceReview>
		);
	}
	return <Received key={fragment} {...{ shared, address, words, nameOf }} />;
}

type ReceivedListProps = Pick<ReceivedProps, "address" | "words"> & {
	shared: SharedLines;
	nameOf: (key: string) => string;
};

function Received({ shared: { listKind, title, lines }, address, words, nameOf }: ReceivedListProps) {
	const t = useTranslations();
	const colleges = useLineFacts([...new Set(lines.flatMap(({ college }) => college ?? []))]);
	const keys = lines.map(({ key }) => key);
	return (
		<section aria-labelledby="received" className="mt-4 max-w-text">
			<h2 id="received" className="text-xl">
				{words.title(title)}
			</h2>
			<p className="mt-1 text-quiet">{t("advice.lines")}</p>
			<ol className="mt-2 list-decimal divide-y divide-line border-line border-y pl-6">
				{lines.map(({ key, name, detail, college = "" }) => (
					<li key={key} className="py-2">
						<span lang={college === "" ? undefined : "en"}>{name}</span>
						{detail !== "" && <span className="block text-quiet text-sm">{words.detail(detail)}</span>}
						<LineFacts college={colleges.get(college)} />
					</li>
				))}
			</ol>
			<AdviceForm
				sent={keys}
				nameOf={nameOf}
				title={words.title(title)}
				toAddress={(order, written) =>
					`${address}#${toLinesFragment({
						listKind,
						title,
						lines: order.flatMap((key) => lines.find((line) => line.key === key) ?? []),
						notes: written,
						sent: keys,
					})}`
				}
			/>
			<p className="mt-2">
				<a href={address} className="link inline-flex min-h-11 items-center">
					{t("advice.own")}
				</a>
			</p>
		</section>
	);
}

function onHashChange(listener: () => void): () => void {
	addEventListener("hashchange", listener);
	return () => removeEventListener("hashchange", listener);
}

function readHash(): string {
	return location.hash.slice(1);
}

/** What our pages now say of the list's colleges, by slug. Only slugs are sent, ten at a time. */
function useLineFacts(slugs: readonly string[]): ReadonlyMap<string, CollegeNow> {
	const { shortlistFacts } = usePaths();
	const [known, setKnown] = useState<ReadonlyMap<string, CollegeNow>>(new Map());
	const [past, setPast] = useState(0);
	const batch = slugs.slice(past, past + MAX_COMPARED);
	const address = batch.length === 0 ? undefined : shortlistFacts(batch);
	useEffect(() => {
		if (address === undefined) return;
		const leaving = new AbortController();
		void fetchJson<ShortlistFacts>(address, { signal: leaving.signal }).then((facts) => {
			if (leaving.signal.aborted) return;
			setKnown((before) => new Map([...before, ...(facts?.colleges ?? []).map((each) => [each.slug, each] as const)]));
			setPast((before) => before + MAX_COMPARED);
		});
		return () => leaving.abort();
	}, [address]);
	return known;
}

function LineFacts({ college }: { college: CollegeNow | undefined }) {
	const t = useTranslations();
	if (college === undefined) return null;
	const factOf = (key: string) => college.facts.find((fact) => fact.key === key);
	const fee = factOf("fees");
	const parts = [
		college.about,
		factOf(receiptIds.fact("ownership"))?.said,
		fee === undefined ? t("advice.noFee") : [t("advice.fee", { fee: fee.said }), fee.time].filter(Boolean).join(", "),
	];
	return <span className="block text-sm">{parts.filter(Boolean).join(" · ")}</span>;
}
