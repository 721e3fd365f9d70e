import { type ChainedCommands, type Editor, useEditorState } from "@tiptap/react";
import { type ComponentProps, type KeyboardEvent, useEffect, useState } from "react";
import { FigureDialog } from "./figure-dialog.tsx";
import { LinkDialog } from "./link-dialog.tsx";
import { type Picture, PictureDialog } from "./picture-dialog.tsx";
import { SlashMenu } from "./slash-menu.tsx";
import { addColumn, addRow, insertTable, removeColumn, removeRow, removeTable, toggleHead } from "./table-steps.ts";
import { ToolFace } from "./tool-icons.tsx";

type Tool = { name: string; press: (editor: Editor) => unknown; isOn?: (editor: Editor) => boolean; ofBlock?: true };
type Opened = "link" | "picture" | "figure" | undefined;
type Props = {
	editor: Editor;
	dropped: File | undefined;
	onDropped: () => void;
};

const TOOLS: readonly Tool[] = [
	heading("Heading", 2),
	heading("Subheading", 3),
	{ name: "Bold", press: run((to) => to.toggleBold()), isOn: is("bold") },
	{ name: "Italic", press: run((to) => to.toggleItalic()), isOn: is("italic") },
	{ name: "Struck through", press: run((to) => to.toggleMark("struck")), isOn: is("struck") },
	{ name: "Superscript", press: run((to) => to.toggleMark("raised")), isOn: is("raised") },
	{ name: "Subscript", press: run((to) => to.toggleMark("lowered")), isOn: is("lowered") },
	{ name: "List", press: run((to) => to.toggleBulletList()), isOn: is("bulletList"), ofBlock: true },
	{ name: "Numbered list", press: run((to) => to.toggleOrderedList()), isOn: is("orderedList"), ofBlock: true },
	{ name: "Quotation", press: run((to) => to.toggleBlockquote()), isOn: is("blockquote"), ofBlock: true },
];
const OPENING = [
	{ name: "Link", opens: "link" },
	{ name: "Picture", opens: "picture" },
	{ name: "Figure with its source", opens: "figure" },
] as const;
const TABLE: Tool = { name: "Table", press: insertTable };
const TABLE_TOOLS: readonly Tool[] = [
	{ name: "Heading row", press: toggleHead },
	{ name: "Row below", press: addRow },
	{ name: "Remove row", press: removeRow },
	{ name: "Column after", press: addColumn },
	{ name: "Remove column", press: removeColumn },
	{ name: "Remove table", press: removeTable },
];
const STEPS = [
	{ name: "Undo", press: run((to) => to.undo()), may: "canUndo" },
	{ name: "Redo", press: run((to) => to.redo()), may: "canRedo" },
] as const;

function heading(name: string, level: 2 | 3): Tool {
	return { name, press: run((to) => to.toggleHeading({ level })), isOn: is("heading", { level }), ofBlock: true };
}

function run(step: (to: ChainedCommands) => ChainedCommands) {
	return (editor: Editor) => step(editor.chain().focus()).run();
}

function is(name: string, attributes?: object) {
	return (editor: Editor) => editor.isActive(name, attributes);
}

export function TextToolbar({ editor, dropped, onDropped }: Props) {
	const [opened, setOpened] = useState<Opened>();
	const state = useEditorState({
		editor,
		selector: ({ editor }) => ({
			on: TOOLS.filter(({ isOn }) => isOn?.(editor)).map(({ name }) => name),
			isInTable: editor.isActive("table"),
			isLink: editor.isActive("link"),
			canUndo: editor.can().undo(),
			canRedo: editor.can().redo(),
		}),
	});
	const close = () => {
		setOpened(undefined);
		onDropped();
	};
	useLinkKey(editor, () => setOpened("link"));
	return (
		<>
			<div role="toolbar" aria-label="Tools of the text" className="text-tools" onKeyDown={moveToolFocus}>
				{/* A cell holds no blocks: the tools of the table stand in the place of theirs. */}
				{TOOLS.filter(({ ofBlock }) => !(ofBlock && state.isInTable)).map(({ name, press }, place) => (
					<ToolButton
						key={name}
						name={name}
						tabIndex={place === 0 ? 0 : -1}
						aria-pressed={state.on.includes(name)}
						onClick={() => press(editor)}
					/>
				))}
				{OPENING.map(({ name, opens }) => (
					<ToolButton
						key={opens}
						name={opens === "link" && state.isLink ? "Change link" : name}
						aria-haspopup="dialog"
						onClick={() => setOpened(opens)}
					/>
				))}
				{(state.isInTable ? TABLE_TOOLS : [TABLE]).map(({ name, press }) => (
					<ToolButton key={name} name={name} onClick={() => press(editor)} />
				))}
				{STEPS.map(({ name, press, may }) => (
					<ToolButton key={name} name={name} aria-disabled={!state[may]} onClick={() => press(editor)} />
				))}
			</div>
			<SlashMenu
				editor={editor}
				entries={[
					...TOOLS.filter(({ ofBlock }) => ofBlock === true),
					TABLE,
					...OPENING.map(({ name, opens }) => ({ name, press: () => setOpened(opens) })),
				]}
			/>
			{opened === "link" && <LinkDialog editor={editor} onClose={close} />}
			{(opened === "picture" || dropped !== undefined) && (
				<PictureDialog file={dropped} onPut={(picture) => putPicture(editor, picture)} onClose={close} />
			)}
			{opened === "figure" && <FigureDialog editor={editor} onClose={close} />}
		</>
	);
}

function ToolButton({ name, ...props }: ComponentProps<"button"> & { name: string }) {
	return (
		<button type="button" tabIndex={-1} aria-label={name} title={name} {...props}>
			<ToolFace name={name} />
		</button>
	);
}

/** Ctrl+K, or Cmd+K, in the text. */
function useLinkKey(editor: Editor, open: () => void): void {
	useEffect(() => {
		const press = (event: globalThis.KeyboardEvent) => {
			if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey || event.code !== "KeyK") return;
			event.preventDefault();
			event.stopPropagation();
			open();
		};
		const place = editor.view.dom;
		place.addEventListener("keydown", press);
		return () => place.removeEventListener("keydown", press);
	});
}

function putPicture(editor: Editor, { id, alt, caption, width, height }: Picture): void {
	const size = (pixels: unknown) => (typeof pixels === "number" ? String(pixels) : null);
	const attrs = { src: `/assets/${id}`, alt, width: size(width), height: size(height) };
	const captionNodes = caption === "" ? [] : [{ type: "figureCaption", content: [{ type: "text", text: caption }] }];
	editor
		.chain()
		.focus()
		// Adds a paragraph, or text would continue inside the figure.
		.insertContent([{ type: "figure", content: [{ type: "image", attrs }, ...captionNodes] }, { type: "paragraph" }])
		.run();
}

const AHEAD: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

function moveToolFocus(event: KeyboardEvent<HTMLDivElement>): void {
	const ahead = AHEAD[event.key];
	if (ahead === undefined) return;
	event.preventDefault();
	const tools = [...event.currentTarget.querySelectorAll("button")];
	const now = tools.findIndex((tool) => tool.matches(":focus"));
	const next = tools.at((now + ahead) % tools.length);
	for (const tool of tools) tool.tabIndex = tool === next ? 0 : -1;
	next?.focus();
}
