import Autocomplete from "@mui/material/Autocomplete";
import Dialog from "@mui/material/Dialog";
import IconButton from "@mui/material/IconButton";
import TextField from "@mui/material/TextField";
import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useEffect, useState } from "react";
import { useCanAccess, useNavigate, useResourceDefinitions } from "react-admin";
import { useItems } from "#studio/parts/items.tsx";
import { suggest } from "#studio/wire/suggest.ts";
import { useNamed } from "#studio/writing/named-item.ts";
import { LineIcon } from "./icons.tsx";
import { GROUPS, nameOfPlace } from "./menu.tsx";

type Target = { name: string; what: string; to: string };

const MAX_RESULTS = 5;

const OPEN = "open-palette";

export function FindButton() {
	return (
		<IconButton
			{...{ color: "inherit", "aria-label": "Find by name", title: "Find by name (Ctrl+K)" }}
			onClick={() => document.dispatchEvent(new Event(OPEN))}
		>
			<LineIcon d="M10 4a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM14.5 14.5L20 20" />
		</IconButton>
	);
}

/** Opens by its button, Ctrl+K or Cmd+K. In a text editor the same keys insert a link. */
export function Palette() {
	const [isOpen, setOpen] = useState(false);
	useEffect(() => {
		const press = (event: KeyboardEvent) => {
			if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey || event.code !== "KeyK") return;
			event.preventDefault();
			setOpen(true);
		};
		const open = () => setOpen(true);
		document.addEventListener("keydown", press);
		document.addEventListener(OPEN, open);
		return () => {
			document.removeEventListener("keydown", press);
			document.removeEventListener(OPEN, open);
		};
	}, []);
	if (!isOpen) return null;
	return <Finder onClose={() => setOpen(false)} />;
}

function Finder({ onClose }: { onClose: () => void }) {
	const navigate = useNavigate();
	const [typed, setTyped] = useState("");
	const found = useTargets(useDeferredValue(typed.trim()));
	return (
		<Dialog
			open
			onClose={onClose}
			slotProps={{ paper: { "aria-label": "Go to", sx: { p: 2 } } }}
			fullWidth
			maxWidth="sm"
		>
			<Autocomplete
				open
				openOnFocus
				options={found}
				inputValue={typed}
				filterOptions={(all) => all}
				groupBy={({ what }) => what}
				getOptionLabel={({ name }) => name}
				getOptionKey={({ to }) => to}
				noOptionsText="Nothing has this name."
				onInputChange={(_event, next, reason) => reason === "input" && setTyped(next)}
				onChange={(_event, chosen) => {
					if (chosen === null) return;
					navigate(chosen.to);
					onClose();
				}}
				onClose={(_event, reason) => reason === "escape" && onClose()}
				autoHighlight
				renderInput={(input) => <TextField {...input} label="A college, an exam, an article or a place" autoFocus />}
			/>
		</Dialog>
	);
}

function useTargets(words: string): Target[] {
	const definitions = useResourceDefinitions();
	const { canAccess: mayRead } = useCanAccess({ resource: "news", action: "list" });
	const colleges = useNamed("colleges", words);
	const exams = useNamed("exams", words);
	const { data: first } = useQuery({
		queryKey: ["suggested", words],
		queryFn: ({ signal }) => suggest(words, signal),
		enabled: words !== "",
	});
	const { data: news = [] } = useItems("news", {
		...{ filter: { title: { _icontains: words } }, sort: "-date_updated", most: MAX_RESULTS },
		enabled: mayRead === true && words !== "",
	});
	const places = [...GROUPS.flatMap((group) => group.places), "account" as const].flatMap((place): Target[] => {
		const name = nameOfPlace(place, definitions);
		return name.toLowerCase().includes(words.toLowerCase()) ? [{ name, what: "The desk", to: `/${place}` }] : [];
	});
	if (words === "") return places;
	// Waits for all replies, or Enter would open whichever came first.
	if (colleges.isPending || exams.isPending || first === undefined) return places.slice(0, MAX_RESULTS);
	const named = [
		colleges.found
			.slice(0, MAX_RESULTS)
			.map(({ id, name }) => ({ name, what: "Colleges", to: `/colleges/${id}/show` })),
		exams.found.slice(0, MAX_RESULTS).map(({ id, name }) => ({ name, what: "Exams", to: `/exams/${id}` })),
	];
	const isExamFirst = first.find(({ kind }) => kind === "college" || kind === "exam")?.kind === "exam";
	return [
		...places.slice(0, MAX_RESULTS),
		...(isExamFirst ? named.toReversed() : named).flat(),
		...news.map(({ id, title }) => ({ name: String(title), what: "News", to: `/news/${id}` })),
	];
}
