import type { Source, SourceKind } from "@uchit/contract/source.ts";
import { nameSource } from "#app/lib/sources.ts";
import { sourceElementId } from "#app/paths.ts";

const HEADING = "Sources";
const INTRO = "A dotted line under a figure leads to its source here.";

const KIND_NOTES = {
	document: undefined,
	"site-record": "Recorded by this site. Its publisher and date are not known.",
	"editor-knowledge": "Written by our editors. Not checked against a document.",
} as const satisfies Record<SourceKind, string | undefined>;

/** The receipts of a page: every source that its figures name. */
export function SourceList({ sources }: { sources: readonly Source[] }) {
	if (sources.length === 0) return null;
	return (
		<section aria-labelledby="sources" className="mt-12 lg:mt-16">
			<h2 id="sources" className="text-xl">
				{HEADING}
			</h2>
			<p className="mt-1 text-quiet">{INTRO}</p>
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
	const note = KIND_NOTES[source.kind];
	return (
		<>
			<p className="font-semibold tabular-nums">{nameSource(source)}</p>
			<p className="text-quiet text-sm">{source.publisher}</p>
			{note !== undefined && <p className="text-care-text text-sm">{note}</p>}
			{source.publicCopy !== undefined && <p className="text-quiet text-sm">Read from: {source.publicCopy}</p>}
			{source.licence !== undefined && <p className="text-quiet text-sm">Licence: {source.licence}</p>}
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
