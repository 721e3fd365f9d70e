import type { Receipt, ReceiptEntry } from "@uchit/contract/receipt.ts";
import { aroundEntry, entryTime } from "@uchit/contract/receipt-groups.ts";
import { usePaths } from "#app/paths.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { LinkLine } from "#app/shell/page/link.tsx";
import { LookedAt } from "./looked-at.tsx";
import { ReceiptValue } from "./receipt-value.tsx";
import { SourceEntry } from "./source-entry.tsx";
import { topicWords } from "./sourced-words.ts";
import { sourceNames } from "./sources.ts";

/** More years than this stand on the page of sources alone. */
const SHOWN = 8;

/** The content of a receipt: the figure, its source in full, what others say of it, and its value in other years. */
export function ReceiptDetails({ receipt, anchor, href }: { receipt: Receipt; anchor: string; href: string }) {
	const t = useTranslations();
	const paths = usePaths();
	const { slug, source, group, look, sources } = receipt;
	const entry = group?.entries.find(({ id }) => id === anchor) ?? group?.entries[0];
	const around = group === undefined || entry === undefined ? undefined : aroundEntry(group, entry);
	const time = entry === undefined ? undefined : entryTime(entry);
	const about =
		group === undefined ? t("college.tab.sources") : [topicWords(t, group.topic), time].filter(Boolean).join(", ");
	return (
		<>
			{entry !== undefined && (
				<p className="font-semibold text-lg tabular-nums">
					<ReceiptValue value={entry.value} />
					{time !== undefined && <small className="font-normal text-quiet text-sm"> {time}</small>}
				</p>
			)}
			<SourceEntry source={source} />
			<LookedAt page={look} />
			{entry?.address !== undefined && (
				<p>
					<a href={entry.address} rel="noreferrer" className="link-line">
						{t("receipt.document")}
					</a>
				</p>
			)}
			<p className="flex flex-wrap gap-x-5">
				<LinkLine to={paths.reportError(slug, about)}>{t("report.link")}</LinkLine>
				<a href={href} className="link-line">
					{t("receipt.inFull")}
				</a>
			</p>
			<EntryTexts title={t("receipt.rivals")} entries={around?.rivals ?? []} sourceName={sourceNames(sources)} />
			<EntryTexts
				title={t("receipt.history")}
				entries={around?.history.slice(0, SHOWN) ?? []}
				sourceName={sourceNames(sources)}
			/>
		</>
	);
}

type EntryTextsProps = { title: string; entries: readonly ReceiptEntry[]; sourceName: (id: string) => string };

function EntryTexts({ title, entries, sourceName }: EntryTextsProps) {
	if (entries.length === 0) return null;
	return (
		<section>
			<h3 className="font-semibold text-sm">{title}</h3>
			<ul className="divide-y divide-line">
				{entries.map((entry) => (
					<li
						key={`${entryTime(entry)} ${entry.sourceId} ${JSON.stringify(entry.value)}`}
						className="grid grid-cols-[4rem_minmax(0,1fr)] gap-x-3 py-1 tabular-nums"
					>
						<span className="text-quiet">{entryTime(entry)}</span>
						<span className="min-w-0 break-words">
							<ReceiptValue value={entry.value} />
							<span className="block text-quiet text-xs">{sourceName(entry.sourceId)}</span>
						</span>
					</li>
				))}
			</ul>
		</section>
	);
}
