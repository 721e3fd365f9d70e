import { MAX_SEARCH_LENGTH } from "@uchit/contract/paging.ts";
import type { Suggestion } from "@uchit/contract/suggest.ts";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import type { Paths } from "#app/paths.ts";
import { fetchJson } from "#app/platform/fetch-json.ts";
import { formatNumber } from "#app/platform/format/format-number.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";

/** One letter matches too much. */
const MIN_LETTERS = 2;

/**
 * The field of the search box; its list belongs to the form. Without scripts it is plain, with them a combobox whose
 * list follows the typing. Arrow keys move through the list, Enter opens the choice, Escape closes the list; Enter
 * without a choice searches.
 */
export function SearchField({ id, words, className }: { id: string; words: string; className: string }) {
	const { t, paths } = usePage();
	const navigate = useNavigate();
	const listId = useId();
	const field = useRef<HTMLInputElement>(null);
	const [typed, setTyped] = useState<string>();
	const [active, setActive] = useState(-1);
	const isSearched = typed !== undefined && typed.trim().length >= MIN_LETTERS;
	const items = useSuggestions(isSearched ? paths.suggest(typed) : undefined);
	const isOpen = isSearched && items.length > 0;
	const close = () => {
		setTyped(undefined);
		setActive(-1);
	};
	const leave = () => {
		close();
		field.current?.blur();
	};
	const onKeyDown = (event: KeyboardEvent) => {
		const chosen = items[active];
		if (event.key === "Escape" && isOpen) {
			event.preventDefault();
			close();
		} else if (event.key === "Enter") {
			if (chosen === undefined) return close();
			event.preventDefault();
			leave();
			void navigate(suggestionPath(paths, chosen));
		} else if (isOpen && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
			event.preventDefault();
			setActive(moveBy(event.key === "ArrowDown" ? 1 : -1, active, items.length));
		}
	};
	return (
		<div className="w-full min-w-0">
			<input
				ref={field}
				id={id}
				key={words}
				type="search"
				name="q"
				defaultValue={words}
				placeholder={t("search.hint")}
				maxLength={MAX_SEARCH_LENGTH}
				autoComplete="off"
				enterKeyHint="search"
				aria-keyshortcuts="/"
				role="combobox"
				aria-autocomplete="list"
				aria-expanded={isOpen}
				aria-controls={listId}
				aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
				onChange={(event) => {
					setTyped(event.currentTarget.value);
					setActive(-1);
				}}
				onKeyDown={onKeyDown}
				onBlur={close}
				className={className}
			/>
			<div
				id={listId}
				role="listbox"
				aria-label={t("search.suggestions")}
				hidden={!isOpen}
				className="absolute inset-x-0 top-full z-30 mt-1 max-h-96 overflow-y-auto rounded-md border border-line bg-raised p-1 text-ink shadow-float"
			>
				{items.map((item, index) => (
					<SuggestedOption
						key={`${item.kind} ${item.value}`}
						id={`${listId}-${index}`}
						item={item}
						isActive={index === active}
						onLeave={leave}
					/>
				))}
			</div>
		</div>
	);
}

/** Wraps around, with the field itself as one of the positions. */
function moveBy(step: 1 | -1, from: number, length: number): number {
	const places = length + 1;
	return ((from + 1 + step + places) % places) - 1;
}

type SuggestedOptionProps = { id: string; item: Suggestion; isActive: boolean; onLeave: () => void };

function SuggestedOption({ id, item, isActive, onLeave }: SuggestedOptionProps) {
	const { t, paths } = usePage();
	// Each is a link, so that it can open in a new window; without prefetching, as the next letter replaces it.
	return (
		<Link
			id={id}
			role="option"
			aria-selected={isActive}
			tabIndex={-1}
			to={suggestionPath(paths, item)}
			prefetch="none"
			onPointerDown={(event) => event.preventDefault()}
			onClick={onLeave}
			className={`block rounded-sm border px-2 py-1.5 hover:bg-sunk ${isActive ? "border-edge bg-sunk" : "border-transparent"}`}
		>
			<span className="block">{item.label}</span>
			<span className="block text-quiet text-sm">{suggestionDetail(t, item)}</span>
		</Link>
	);
}

/** Long enough that a quick typist sends one request for several letters. */
const PAUSE_MS = 120;

/** Returns suggestions for the typed words; late or failed ones are dropped silently, as the box works without them. */
function useSuggestions(address: string | undefined): readonly Suggestion[] {
	const [items, setItems] = useState<readonly Suggestion[]>([]);
	useEffect(() => {
		if (address === undefined) {
			setItems([]);
			return;
		}
		const leaving = new AbortController();
		const timer = setTimeout(() => {
			void fetchJson<{ items: readonly Suggestion[] }>(address, { signal: leaving.signal }).then((found) => {
				if (!leaving.signal.aborted) setItems(found?.items ?? []);
			});
		}, PAUSE_MS);
		return () => {
			clearTimeout(timer);
			leaving.abort();
		};
	}, [address]);
	return items;
}

export function suggestionPath(paths: Paths, { kind, value }: Suggestion): string {
	if (kind === "college") return paths.college(value);
	if (kind === "exam") return paths.exam(value);
	if (kind === "country") return paths.country(value);
	if (kind === "question") return paths.search(value);
	if (kind === "town") return paths.colleges({ near: value });
	return paths.colleges({ [kind]: [value] });
}

function suggestionDetail(t: Translate, { kind, detail, count }: Suggestion): string {
	if (kind === "question")
		return [count === undefined ? "" : formatNumber(count), detail ?? ""].filter((part) => part !== "").join(" · ");
	return [kind === "college" ? "" : t(`search.kind.${kind}`), detail ?? ""].filter((part) => part !== "").join(" · ");
}
