import { type Editor, useEditorState } from "@tiptap/react";
import { type KeyboardEvent, useEffect, useState } from "react";
import { FigureDialog } from "./figure-dialog.tsx";
import { LinkDialog } from "./link-dialog.tsx";
import { type Picture, PictureDialog } from "./picture-dialog.tsx";
import { SlashMenu } from "./slash-menu.tsx";
import { addColumn, addRow, insertTable, removeColumn, removeRow, removeTable } from "./table-steps.ts";
import { ToolFace } from "./tool-icons.tsx";

type Tool = { name: string; press: (editor: Editor) => unknown; isOn?: (editor: Editor) => boolean; ofBlock?: true };
type Opened = "link" | "picture" | "figure" | undefined;
type Props = {
	editor: Editor;
	/** A picture that was pasted or dropped, and is to be put in. */
	dropped: File | undefined;
	onDropped: () => void;
};

const TOOLS: readonly Tool[] = [
	{
		name: "Heading",
		press: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
		isOn: (editor) => editor.isActive("heading", { level: 2 }),
		ofBlock: true,
	},
	{
		name: "Subheading",
		press: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
		isOn: (editor) => editor.isActive("heading", { level: 3 }),
		ofBlock: true,
	},
	{ name: "Bold", press: (editor) => editor.chain().focus().toggleBold().run(), isOn: is("bold") },
	{ name: "Italic", press: (editor) => editor.chain().focus().toggleItalic().run(), isOn: is("italic") },
	{ name: "Struck through", press: (editor) => editor.chain().focus().toggleMark("struck").run(), isOn: is("struck") },
	{ name: "Superscript", press: (editor) => editor.chain().focus().toggleMark("raised").run(), isOn: is("raised") },
	{ name: "Subscript", press: (editor) => editor.chain().focus().toggleMark("lowered").run(), isOn: is("lowered") },
	{
		name: "List",
		press: (editor) => editor.chain().focus().toggleBulletList().run(),
		isOn: is("bulletList"),
		ofBlock: true,
	},
	{
		name: "Numbered list",
		press: (editor) => editor.chain().focus().toggleOrderedList().run(),
		isOn: is("orderedList"),
		ofBlock: true,
	},
	{
		name: "Quotation",
		press: (editor) => editor.chain().focus().toggleBlockquote().run(),
		isOn: is("blockquote"),
		ofBlock: true,
	},
];
const OPENING = [
	{ name: "Link", opens: "link" },
	{ name: "Picture", opens: "picture" },
	{ name: "Figure with its source", opens: "figure" },
] as const;
const OF_TABLE: readonly Tool[] = [
	{ name: "Row below", press: addRow },
	{ name: "Remove row", press: removeRow },
	{ name: "Column after", press: addColumn },
	{ name: "Remove column", press: removeColumn },
	{ name: "Remove table", press: removeTable },
];
const STEPS = [
	{ name: "Undo", press: (editor: Editor) => editor.chain().focus().undo().run(), may: "canUndo" },
	{ name: "Redo", press: (editor: Editor) => editor.chain().focus().redo().run(), may: "canRedo" },
] as const;

function is(name: string) {
	return (editor: Editor) => editor.isActive(name);
}

/** What can be done to a text, by name. One stop of the Tab key; the arrows go from tool to tool. */
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
			<div role="toolbar" aria-label="Tools of the text" className="text-tools" onKeyDown={goOn}>
				{TOOLS.map(({ name, press }, place) => (
					<button
						key={name}
						type="button"
						tabIndex={place === 0 ? 0 : -1}
						aria-label={name}
						title={name}
						aria-pressed={state.on.includes(name)}
						onClick={() => press(editor)}
					>
						<ToolFace name={name} />
					</button>
				))}
				{OPENING.map(({ name: plain, opens }) => {
					const name = opens === "link" && state.isLink ? "Change link" : plain;
					return (
						<button
							key={opens}
							type="button"
							tabIndex={-1}
							aria-haspopup="dialog"
							aria-label={name}
							title={name}
							onClick={() => setOpened(opens)}
						>
							<ToolFace name={name} />
						</button>
					);
				})}
				{state.isInTable ? (
					OF_TABLE.map((tool) => <PlainTool key={tool.name} tool={tool} editor={editor} />)
				) : (
					<PlainTool tool={{ name: "Table", press: insertTable }} editor={editor} />
				)}
				{STEPS.map((tool) => (
					<button
						key={tool.name}
						type="button"
						tabIndex={-1}
						aria-label={tool.name}
						title={tool.name}
						aria-disabled={!state[tool.may]}
						onClick={() => tool.press(editor)}
					>
						<ToolFace name={tool.name} />
					</button>
				))}
			</div>
			<SlashMenu
				editor={editor}
				entries={[
					...TOOLS.filter(({ ofBlock }) => ofBlock === true),
					{ name: "Table", press: insertTable },
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

function PlainTool({ tool: { name, press }, editor }: { tool: Tool; editor: Editor }) {
	return (
		<button type="button" tabIndex={-1} aria-label={name} title={name} onClick={() => press(editor)}>
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
		// What is written next stands below it, not in it.
		.insertContent([{ type: "figure", content: [{ type: "image", attrs }, ...captionNodes] }, { type: "paragraph" }])
		.run();
}

const AHEAD: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

function goOn(event: KeyboardEvent<HTMLDivElement>): void {
	const ahead = AHEAD[event.key];
	if (ahead === undefined) return;
	event.preventDefault();
	const tools = [...event.currentTarget.querySelectorAll("button")];
	const now = tools.findIndex((tool) => tool.matches(":focus"));
	const next = tools.at((now + ahead) % tools.length);
	for (const tool of tools) tool.tabIndex = tool === next ? 0 : -1;
	next?.focus();
}
