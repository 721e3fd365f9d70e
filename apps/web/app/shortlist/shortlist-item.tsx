import { MAX_SHORTLIST_NOTE_LENGTH, type ShortlistEntry } from "@uchit/contract/account.ts";
import { type FactChange, findChanges } from "@uchit/contract/fact-changes.ts";
import { useEffect, useState } from "react";
import { SourcedText } from "#app/facts/figure.tsx";
import { useStore } from "#app/platform/device-store.ts";
import { formatDate } from "#app/platform/format/format-date.ts";
import type { Language } from "#app/platform/i18n/language.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { Link } from "#app/shell/page/link.tsx";
import { saveSeen } from "#app/shell/shortlist/seen-store.ts";
import type { CollegeNow, FactNow } from "#app/shell/shortlist/shortlist-facts.ts";
import { type SeenFact, seenStore } from "#app/shell/shortlist/shortlist-seen.ts";
import { Button } from "#app/ui/button.tsx";
import { CardFigure } from "#app/ui/card.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { TextArea } from "#app/ui/field.tsx";
import { OrderButtons, OrderedItem } from "#app/ui/ordered-item.tsx";
import type { ItemDrag } from "#app/ui/use-drag-order.ts";
import type { ShortlistDeskState } from "./use-shortlist-desk.ts";

type ItemProps = {
	entry: ShortlistEntry;
	/** Counted from 0. */
	place: number;
	count: number;
	college: CollegeNow | undefined;
	isGone: boolean;
	desk: Pick<ShortlistDeskState, "move" | "remove" | "note">;
	isTicked: boolean;
	onTick: (isOn: boolean) => void;
	drag: ItemDrag;
};

export function ShortlistItem(props: ItemProps) {
	const { entry, college, isGone, desk, drag } = props;
	const { t, paths } = usePage();
	const name = college?.name ?? entry.college;
	return (
		<OrderedItem
			drag={drag}
			className="p-4 sm:p-5"
			head={
				<>
					<h2 className="text-lg">
						<span className="text-quiet tabular-nums">{props.place + 1}. </span>
						{isGone ? (
							t("shortlist.gone", { slug: entry.college })
						) : (
							<Link to={paths.college(entry.college)} className="underline-offset-4 hover:underline">
								{name}
							</Link>
						)}
					</h2>
					<p className="min-h-5 text-quiet text-sm">{college?.about}</p>
				</>
			}
			actions={<Actions {...props} name={name} />}
		>
			{college !== undefined && <Figures college={college} />}
			{college !== undefined && <ItemChanges college={college} />}
			<ItemNote name={name} note={entry.note} onNote={(note) => desk.note(entry.college, note)} />
		</OrderedItem>
	);
}

function Actions({ entry, place, count, desk, isTicked, onTick, isGone, name }: ItemProps & { name: string }) {
	const { t } = usePage();
	const { college } = entry;
	return (
		<>
			{!isGone && (
				<label className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-md px-2 hover:bg-sunk">
					<input
						type="checkbox"
						checked={isTicked}
						onChange={(event) => onTick(event.currentTarget.checked)}
						className="size-5 flex-none accent-accent-text"
					/>
					<span>{t("shortlist.tick")}</span>
					<span className="sr-only">{name}</span>
				</label>
			)}
			<OrderButtons
				labels={{
					up: t("shortlist.up", { name }),
					down: t("shortlist.down", { name }),
					remove: t("shortlist.remove", { name }),
				}}
				place={place}
				count={count}
				onMove={(to) => desk.move(college, to)}
				onRemove={() => desk.remove(college)}
			/>
		</>
	);
}

function Figures({ college }: { college: CollegeNow }) {
	const { paths } = usePage();
	const figures = figuresOf(college);
	if (figures.length === 0) return null;
	return (
		<dl className="mt-3 flex flex-wrap gap-x-8 gap-y-2 *:min-w-0">
			{figures.map(({ key, name, said, time, source, anchor }) => (
				<CardFigure key={key} name={name}>
					<span className="font-normal text-base">
						<SourcedText value={said} source={source} href={paths.receipt(college.slug, anchor)} />
						{time !== undefined && <small className="text-quiet text-xs"> {time}</small>}
					</span>
				</CardFigure>
			))}
		</dl>
	);
}

const SHOWN_FACT_PREFIXES = ["rank-", "seats-", "placement-"];

function figuresOf({ facts }: Pick<CollegeNow, "facts">): FactNow[] {
	return SHOWN_FACT_PREFIXES.flatMap((kind) => facts.find(({ key }) => key.startsWith(kind)) ?? []);
}

/** A note is saved after this pause in typing. */
const PAUSE_MS = 600;

function ItemNote({ name, note, onNote }: { name: string; note: string; onNote: (note: string) => void }) {
	const { t } = usePage();
	const [wasOpen] = useState(note !== "");
	const [typed, setTyped] = useState(note);
	const [stored, setStored] = useState(note);
	// Changed elsewhere: undone, or edited in another tab.
	if (note !== stored) {
		setStored(note);
		setTyped(note);
	}
	const keep = () => {
		if (typed === stored) return;
		setStored(typed);
		onNote(typed);
	};
	useEffect(() => {
		const timer = setTimeout(keep, PAUSE_MS);
		return () => clearTimeout(timer);
	});
	return (
		<div className="mt-3">
			<Disclosure title={t("shortlist.note")} isOpen={wasOpen}>
				<TextArea
					label={t("shortlist.noteOn", { name })}
					rows={2}
					maxLength={MAX_SHORTLIST_NOTE_LENGTH}
					value={typed}
					onChange={(event) => setTyped(event.currentTarget.value)}
					onBlur={keep}
				/>
			</Disclosure>
		</div>
	);
}

function ItemChanges({ college }: { college: CollegeNow }) {
	const { t, language } = usePage();
	const seen = useStore(seenStore)[college.slug];
	if (seen === undefined) return null;
	const day = formatDate(language, seen.at);
	const changes = findChanges(seen.facts, college.facts);
	if (changes.length === 0) return <p className="mt-3 text-quiet text-sm">{t("shortlist.noChange", { day })}</p>;
	return (
		<section
			className="mt-3 rounded-md bg-accent-sunk p-3"
			aria-label={t("shortlist.changesOf", { name: college.name })}
		>
			<h3 className="font-semibold text-base">{t("shortlist.changes", { count: changes.length, day })}</h3>
			<ul className="mt-1 space-y-1">
				{changes.map((change) => (
					<li key={change.key}>
						<Change slug={college.slug} change={change} seenIn={seen.language} />
					</li>
				))}
			</ul>
			<Button
				look="quiet"
				className="mt-3 print:hidden"
				onClick={() => saveSeen([college], { language, now: new Date() })}
			>
				{t("shortlist.markSeen")}
			</Button>
		</section>
	);
}

type ChangeProps = { slug: string; change: FactChange<SeenFact, FactNow>; seenIn: Language };

/** "Rank, NIRF Engineering: was 3 (2024), now 2 (2025)": the new one with its receipt. */
function Change({ slug, change: { before, now }, seenIn }: ChangeProps) {
	const { t, paths } = usePage();
	return (
		<>
			<span className="font-semibold">{(now ?? before)?.name}: </span>
			<span className="text-quiet">{t("shortlist.was")} </span>
			{before === undefined ? t("source.notHeld") : <span lang={seenIn}>{valueWithTime(before)}</span>}
			<span aria-hidden="true"> → </span>
			<span className="text-quiet">{t("shortlist.now")} </span>
			{now === undefined ? (
				t("source.notHeld")
			) : (
				<SourcedText value={valueWithTime(now)} source={now.source} href={paths.receipt(slug, now.anchor)} />
			)}
		</>
	);
}

function valueWithTime({ said, time }: SeenFact): string {
	return time === undefined ? said : `${said} (${time})`;
}
