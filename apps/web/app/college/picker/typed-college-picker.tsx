import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { placeWords } from "#app/facts/words/place-words.ts";
import { type Translate, useTranslations } from "#app/platform/i18n/translate.ts";
import { type ComboboxOption, TypedCombobox } from "#app/ui/combobox.tsx";
import type { FieldTexts } from "#app/ui/field.tsx";
import { askGraphql, createQueryClient, type Query } from "./graphql-client.ts";

export type CollegePickerProps = FieldTexts & {
	name: string;
};

type FoundCollege = {
	slug: string;
	name: string;
	place: { city: string | null; district: string | null; state: { slug: string; name: string } | null };
};

const COLLEGES: Query<{ colleges: { items: readonly FoundCollege[] } }, { q: string }> = {
	text: `query CollegePicker($q: String!) {
		colleges(q: $q) { items { slug name place { city district state { slug name } } } }
	}`,
};

/** A single letter matches too much. */
const MIN_LETTERS = 2;
/** Lets a quick typist send one request for several letters. */
const PAUSE_MS = 200;

/** Shared by all pickers of a visit. The server never loads this module. */
const store = createQueryClient();

export function TypedCollegePicker({
	name,
	words,
	isFocused,
	...field
}: CollegePickerProps & { words: string; isFocused: boolean }) {
	const t = useTranslations();
	const [typed, setTyped] = useState(words);
	const found = useColleges(typed.trim());
	const input = useRef<HTMLInputElement>(null);
	// Focuses in the layout effect, before the next letter is typed.
	useLayoutEffect(() => {
		if (!isFocused) return;
		input.current?.focus();
		input.current?.setSelectionRange(words.length, words.length);
	}, [isFocused, words]);
	return (
		<TypedCombobox
			{...field}
			name={name}
			inputRef={input}
			options={found.options}
			search={{ onType: setTyped, note: noteOf(t, found.state), words, isTyping: isFocused && typed !== "" }}
			texts={{
				nothingChosen: t("facts.picker.nothingChosen"),
				clear: t("facts.picker.clear"),
				noMatch: t("facts.picker.noMatch"),
			}}
		/>
	);
}

type State = "few" | "searching" | "away" | "there";

function useColleges(q: string): { state: State; options: readonly ComboboxOption[] } {
	const settled = useDebounced(q);
	const { data, isError, isFetching } = useQuery(
		{
			queryKey: ["colleges", settled.toLowerCase()],
			queryFn: ({ signal }) => askGraphql(COLLEGES, { q: settled }, { signal }),
			enabled: settled.length >= MIN_LETTERS,
			placeholderData: keepPreviousData,
		},
		store,
	);
	const options = (data?.colleges.items ?? []).map(toOption);
	if (q.length < MIN_LETTERS) return { state: "few", options: [] };
	if (settled !== q || isFetching) return { state: "searching", options };
	return isError ? { state: "away", options: [] } : { state: "there", options };
}

function toOption({ slug, name, place }: FoundCollege): ComboboxOption {
	const { city, district, state } = place;
	const detail = placeWords({ city: city ?? undefined, district: district ?? undefined, state: state ?? undefined });
	return { value: slug, label: name, detail };
}

function noteOf(t: Translate, state: State): string | undefined {
	return state === "there" ? undefined : t(`facts.picker.${state}`);
}

function useDebounced(value: string): string {
	const [settled, setSettled] = useState(value);
	useEffect(() => {
		const timer = setTimeout(() => setSettled(value), PAUSE_MS);
		return () => clearTimeout(timer);
	}, [value]);
	return settled;
}
