import type { Source } from "@uchit/contract/source.ts";
import { useWords } from "#app/i18n/translate.ts";
import { nameSource } from "#app/lib/sources.ts";
import { sourceElementId } from "#app/paths.ts";

/** The receipts of a page: every source that its figures name. */
export function SourceList({ sources }: { sources: readonly Source[] }) {
	const t = useWords();
	if (sources.length === 0) return null;
	return (
		<section aria-labelledby="sources" className="mt-12 lg:mt-16">
			<h2 id="sources" className="text-xl">
				{t("source.heading")}
			</h2>
			<p className="mt-1 text-quiet">{t("source.intro")}</p>
			<ol className="mt-4 grid gap-x-8 md:grid-cols-2">
				{sources.map((source) => (
					<li
						key={source.id}
						id={sourceElementId(source.id)}
						className="scroll-mt-4 border-line border-t px-2 py-4 target:bg-accent-sunk"
					>
						<SourceEntry source={source} />
					</li>
				))}
			</ol>
		</section>
	);
}

function SourceEntry({ source }: { source: Source }) {
	const t = useWords();
	return (
		<>
			<p className="font-semibold tabular-nums">{nameSource(source)}</p>
			<p className="text-quiet text-sm">{source.publisher}</p>
			{source.kind !== "document" && <p className="text-care-text text-sm">{t(`source.note.${source.kind}`)}</p>}
			{source.publicCopy !== undefined && (
				<p className="text-quiet text-sm">{t("source.readFrom", { copy: source.publicCopy })}</p>
			)}
			{source.licence !== undefined && (
				<p className="text-quiet text-sm">{t("source.licence", { licence: source.licence })}</p>
			)}
			{source.address !== undefined && (
				<p className="mt-1 break-words text-sm">
					<SourceAddress address={source.address} />
				</p>
			)}
		</>
	);
}

/** A web address becomes a link; anything else stays text. */
function SourceAddress({ address }: { address: string }) {
	if (!/^https?:\/\//.test(address)) return address;
	return (
		<a href={address} rel="noreferrer" className="link">
			{new URL(address).hostname}
		</a>
	);
}
