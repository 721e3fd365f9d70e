import type { ShortlistEntry } from "@uchit/contract/account.ts";
import { ArrowDown, ArrowUp, GripVertical, X } from "lucide-react";
import type { ComponentProps } from "react";
import { SourcedText } from "#app/components/site/figure.tsx";
import { Link } from "#app/components/site/link.tsx";
import { IconButton } from "#app/components/ui/button.tsx";
import { CardFigure } from "#app/components/ui/card.tsx";
import { useWords } from "#app/i18n/translate.ts";
import type { CollegeNow } from "#app/lib/shortlist-facts.ts";
import { figuresOf } from "#app/lib/shortlist-figures.ts";
import { usePaths } from "#app/paths.ts";
import { ItemChanges } from "./item-changes.tsx";
import { ItemNote } from "./item-note.tsx";
import type { ShortlistDeskState } from "./use-shortlist-desk.ts";

type ItemProps = {
	entry: ShortlistEntry;
	/** Counted from 0. */
	place: number;
	count: number;
	/** What is known of it now; undefined until it is there. */
	college: CollegeNow | undefined;
	/** Nobody has this address any more. */
	isGone: boolean;
	desk: Pick<ShortlistDeskState, "move" | "remove" | "note">;
	isTicked: boolean;
	onTick: (isOn: boolean) => void;
	/** What makes the handle drag it. */
	handle: ComponentProps<"span">;
	isDragged: boolean;
	/** The dragged one would come to stand before it. */
	isDropMark: boolean;
};

/** One college of the list: its place, its figures of today, what changed, and the visitor's note. */
export function ShortlistItem(props: ItemProps) {
	const { entry, college, isGone, desk, isDragged, isDropMark } = props;
	const t = useWords();
	const paths = usePaths();
	const name = college?.name ?? entry.college;
	return (
		<li
			data-dragged={isDragged ? "" : undefined}
			className={`break-inside-avoid rounded-lg border border-line bg-raised p-4 sm:p-5 ${isDragged ? "opacity-60" : ""} ${isDropMark ? "border-t-4 border-t-accent" : ""}`}
		>
			<div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
				<div className="flex min-w-0 flex-1 basis-60 items-start gap-1">
					<span
						{...props.handle}
						className="-ml-2 cursor-grab touch-none p-2 text-quiet print:hidden"
						aria-hidden="true"
					>
						<GripVertical size={20} />
					</span>
					<div className="min-w-0">
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
					</div>
				</div>
				<Actions {...props} name={name} />
			</div>
			{college !== undefined && <Figures college={college} />}
			{college !== undefined && <ItemChanges college={college} />}
			<ItemNote name={name} note={entry.note} onNote={(note) => desk.note(entry.college, note)} />
		</li>
	);
}

function Actions({ entry, place, count, desk, isTicked, onTick, isGone, name }: ItemProps & { name: string }) {
	const t = useWords();
	const { college } = entry;
	const isFirst = place === 0;
	const isLast = place === count - 1;
	return (
		<div className="-mr-2 flex items-center print:hidden">
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
			<IconButton
				label={t("shortlist.up", { name })}
				icon={<ArrowUp size={20} aria-hidden="true" />}
				aria-disabled={isFirst}
				onClick={() => !isFirst && desk.move(college, place - 1)}
				className={FADED}
			/>
			<IconButton
				label={t("shortlist.down", { name })}
				icon={<ArrowDown size={20} aria-hidden="true" />}
				aria-disabled={isLast}
				onClick={() => !isLast && desk.move(college, place + 1)}
				className={FADED}
			/>
			<IconButton
				label={t("shortlist.remove", { name })}
				icon={<X size={20} aria-hidden="true" />}
				onClick={() => desk.remove(college)}
			/>
		</div>
	);
}

const FADED = "aria-disabled:cursor-not-allowed aria-disabled:text-edge";

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
