import { type Editor, useEditorState } from "@tiptap/react";
import { useEffect, useState } from "react";

export type Entry = { name: string; press: (editor: Editor) => unknown };

export function SlashMenu({ editor, entries }: { editor: Editor; entries: readonly Entry[] }) {
	const [{ words, at }, setChosen] = useState({ words: "", at: 0 });
	const [isClosed, setClosed] = useState(false);
	const typed = useEditorState({ editor, selector: ({ editor }) => slashIn(editor) });
	if (typed === undefined && isClosed) setClosed(false);
	const isOpen = typed !== undefined && !isClosed;
	const begins = ({ name }: Entry) => Number(name.toLowerCase().startsWith(typed ?? ""));
	const found = (isOpen ? entries.filter(({ name }) => name.toLowerCase().includes(typed)) : []).toSorted(
		(one, other) => begins(other) - begins(one),
	);
	const place = words === typed ? at % Math.max(1, found.length) : 0;
	const put = ({ press }: Entry) => {
		const { $from } = editor.state.selection;
		editor.chain().focus().deleteRange({ from: $from.start(), to: $from.pos }).run();
		press(editor);
	};
	const count = found.length;
	useEffect(() => {
		const { dom } = editor.view;
		if (count === 0) return;
		const go = (step: number) => setChosen({ words: typed ?? "", at: (place + step + count) % count });
		const press = (event: KeyboardEvent) => {
			const chosen = found[place];
			if (event.key === "ArrowDown") go(1);
			else if (event.key === "ArrowUp") go(-1);
			else if (event.key === "Escape") setClosed(true);
			else if (event.key === "Enter" && chosen !== undefined) put(chosen);
			else return;
			event.preventDefault();
			event.stopPropagation();
		};
		const parent = dom.parentElement;
		parent?.addEventListener("keydown", press, true);
		dom.setAttribute("aria-controls", "slash-menu");
		dom.setAttribute("aria-activedescendant", `slash-${place}`);
		return () => {
			parent?.removeEventListener("keydown", press, true);
			dom.removeAttribute("aria-controls");
			dom.removeAttribute("aria-activedescendant");
		};
	});
	if (count === 0) return null;
	const { left, bottom } = editor.view.coordsAtPos(editor.state.selection.from);
	return (
		<div id="slash-menu" role="listbox" aria-label="Put in" className="slash-menu" style={{ left, top: bottom + 4 }}>
			{found.map((entry, index) => (
				<div
					key={entry.name}
					id={`slash-${index}`}
					role="option"
					tabIndex={-1}
					aria-selected={index === place}
					// Prevents the text from losing focus.
					onMouseDown={(event) => {
						event.preventDefault();
						put(entry);
					}}
				>
					{entry.name}
				</div>
			))}
		</div>
	);
}

function slashIn(editor: Editor): string | undefined {
	const { $from, empty } = editor.state.selection;
	const { parent, parentOffset } = $from;
	if (!empty || parent.type.name !== "paragraph" || parentOffset !== parent.content.size) return undefined;
	return /^\/(\p{L}*)$/u.exec(parent.textContent)?.[1]?.toLowerCase();
}
