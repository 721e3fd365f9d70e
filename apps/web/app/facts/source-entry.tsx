import type { Source } from "@uchit/contract/source.ts";
import { formatDate } from "#app/platform/format/format-date.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { SiteLink } from "#app/ui/link.tsx";
import { SourceWords } from "./source-words.ts";
import { kindWords, nameSource } from "./sources.ts";

/** How much to show of a source's retrieval: nothing, folded or everything. */
export type SourceDepth = "short" | "folded" | "whole";

export function SourceEntry({ source, depth = "folded" }: { source: Source; depth?: SourceDepth | undefined }) {
	const { t } = usePage();
	const { kind, publisher, vintage } = source;
	return (
		<div className={LOOKS[kind]}>
			<p className="font-semibold tabular-nums">
				<SourceWords text={nameSource(source)} />
			</p>
			<p className="text-quiet text-sm">
				<SourceWords text={depth === "short" ? `${publisher} · ${vintage}` : publisher} />
			</p>
			{kind !== "document" && <p className="text-care-text text-sm">{t(`source.note.${kind}`)}</p>}
			{depth !== "short" && (
				<p className="text-quiet text-sm">
					<SourceWords text={t("source.trueFor", { vintage })} />
				</p>
			)}
			{depth === "whole" && <SourceProvenance source={source} />}
			{depth === "folded" && (
				<details>
					<summary className="link-line-low text-sm">{t("source.how")}</summary>
					<SourceProvenance source={source} />
				</details>
			)}
		</div>
	);
}

function SourceProvenance({ source }: { source: Source }) {
	const { t, language } = usePage();
	const day = (date: string) => formatDate(language, date);
	const { kind, fetchedOn, publicCopy, licence, address, lines = [] } = source;
	// A source that was never fetched has no date of retrieval.
	const isFetched = kind === "document" || fetchedOn !== undefined;
	return (
		<>
			<p className="text-quiet text-sm">{kindWords(t, source)}</p>
			{isFetched && (
				<p className="text-quiet text-sm">
					{fetchedOn === undefined ? t("source.fetchedUnknown") : t("source.fetched", { date: day(fetchedOn) })}
				</p>
			)}
			{publicCopy !== undefined && (
				<p className="break-words text-quiet text-sm">
					<SourceWords text={t("source.readFrom", { copy: publicCopy })} />
				</p>
			)}
			{lines.map((line) => (
				<blockquote key={line} lang="en" className="my-1 break-words border-line border-l-2 pl-3 text-sm">
					{line}
				</blockquote>
			))}
			{licence !== undefined && (
				<p className="text-quiet text-sm">
					<SourceWords text={t("source.licence", { licence })} />
				</p>
			)}
			{address !== undefined && (
				<p className="mt-1 break-words text-sm">
					<SourceAddress address={address} />
				</p>
			)}
		</>
	);
}

/** Dashed line: a record of the site. Double line: the editors' word. */
const LOOKS = {
	document: "",
	"site-record": "border-edge border-l-2 border-dashed pl-3",
	"editor-knowledge": "border-edge border-l-4 border-double pl-3",
} as const;

function SourceAddress({ address }: { address: string }) {
	if (!/^https?:\/\//.test(address)) return address;
	return <SiteLink href={address} lang="en" />;
}
