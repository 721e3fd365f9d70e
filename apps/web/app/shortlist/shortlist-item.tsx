import { LONGEST_SHORTLIST_NOTE, type ShortlistEntry } from "@uchit/contract/account.ts";
import { useEffect, useState } from "react";
import { SourcedText } from "#app/facts/figure.tsx";
import { usePaths } from "#app/paths.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { Link } from "#app/shell/page/link.tsx";
import type { CollegeNow, FactNow } from "#app/shell/shortlist/shortlist-facts.ts";
import { CardFigure } from "#app/ui/card.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { TextArea } from "#app/ui/field.tsx";
import { OrderButtons, OrderedItem } from "#app/ui/ordered-item.tsx";
import type { ItemDrag } from "#app/ui/use-drag-order.ts";
import { ItemChanges } from "./item-changes.tsx";
import type { ShortlistDeskState } from "./use-shortlist-desk.ts";

type ItemProps = {
	entry: ShortlistEntry;
	/** Counted from 0. */
	place: number;
	count: number;
	/** The present facts of the college; undefined until they are there. */
	college: CollegeNow | undefined;
	/** Nobody has this address any more. */
	isGone: boolean;
	desk: Pick<ShortlistDeskState, "move" | "remove" | "note">;
	isTicked: boolean;
	onTick: (isOn: boolean) => void;
	drag: ItemDrag;
};

/** One college of the list: its place, its figures of today, what changed, and the visitor's note. */
export function ShortlistItem(props: ItemProps) {
	const { entry, college, isGone, desk, drag } = props;
	const t = useTranslations();
	const paths = usePaths();
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
	const t = useTranslations();
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
	const paths = usePaths();
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

const SHOWN = ["rank-", "seats-", "placement-"];

/** Three figures at most: the first rank, the first seats, the first placement. */
function figuresOf({ facts }: Pick<CollegeNow, "facts">): FactNow[] {
	return SHOWN.flatMap((kind) => facts.find(({ key }) => key.startsWith(kind)) ?? []);
}

/** After so long without a letter it is kept. */
const PAUSE_MS = 600;

/** The visitor's own words on a college. They are kept as they are written; undoing brings the earlier ones back. */
function ItemNote({ name, note, onNote }: { name: string; note: string; onNote: (note: string) => void }) {
	const t = useTranslations();
	const [wasOpen] = useState(note !== "");
	const [typed, setTyped] = useState(note);
	const [stored, setStored] = useState(note);
	// It changed elsewhere: taken back, or in another tab.
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
					maxLength={LONGEST_SHORTLIST_NOTE}
					value={typed}
					onChange={(event) => setTyped(event.currentTarget.value)}
					onBlur={keep}
				/>
			</Disclosure>
		</div>
	);
}
