import Button from "@mui/material/Button";
import GlobalStyles from "@mui/material/GlobalStyles";
import { type Editor, EditorContent, useEditor, useEditorState } from "@tiptap/react";
import { countWords, readingMinutes } from "@uchit/text/reading-time.ts";
import { useDeferredValue, useEffect, useRef, useState } from "react";
import { TextInput, useInput, useNotify } from "react-admin";
import { useFormState, useWatch } from "react-hook-form";
import { Fault } from "#studio/facts/shape/fault.tsx";
import { useReadOnly } from "#studio/parts/read-only.tsx";
import { EXTENSIONS } from "./extensions.ts";
import { canonicalHtml, isEditable, normalizeHtml, readText, toHtml } from "./html.ts";
import { cleanPasted } from "./pasted.ts";
import { picturesIn } from "./picture-dialog.tsx";
import { TEXT_STYLES } from "./styles.ts";
import { TextToolbar } from "./toolbar.tsx";

type View = "editor" | "html";

/** Text that the editor cannot represent is shown as HTML, so that nothing is lost. */
export function BodyInput() {
	const { field } = useInput({ source: "body" });
	const html = typeof field.value === "string" ? field.value : "";
	const [wanted, setWanted] = useState<View>("editor");
	const [isPreviewed, setPreviewed] = useState(false);
	const canBeEdited = wanted === "html" ? isEditable(html) : true;
	const [known, setKnown] = useState<{ html: string; isEditable: boolean }>(() => ({
		html,
		isEditable: isEditable(html),
	}));
	const write = (written: string) => {
		setKnown({ html: written, isEditable: true });
		field.onChange(written);
	};
	if (wanted === "editor" && known.html !== html) setKnown({ html, isEditable: isEditable(html) });
	const view = wanted === "editor" && known.isEditable ? "editor" : "html";
	return (
		<section aria-label="Text of the piece" className="writing">
			<GlobalStyles styles={TEXT_STYLES} />
			<p className="text-views">
				<Button size="small" onClick={() => setPreviewed(!isPreviewed)} aria-pressed={isPreviewed}>
					{isPreviewed ? "Close the preview" : "Preview beside"}
				</Button>
				<Button
					size="small"
					disabled={view === "html" && !canBeEdited}
					onClick={() => setWanted(view === "editor" ? "html" : "editor")}
				>
					{view === "editor" ? "Write as HTML" : "Write as it looks"}
				</Button>
			</p>
			<div className={isPreviewed ? "side-by-side" : undefined}>
				<div>
					{view === "editor" ? (
						<TextEditor html={html} onWrite={write} />
					) : (
						<HtmlInput isEditable={canBeEdited && known.isEditable} />
					)}
				</div>
				{isPreviewed && <Preview html={html} />}
			</div>
			{view === "editor" && <Fault source="body" />}
		</section>
	);
}

/** More than the keystrokes between the submit and its start. */
const MAX_RECENT = 40;

function TextEditor({ html, onWrite }: { html: string; onWrite: (html: string) => void }) {
	const written = useRef(html);
	const recent = useRef<readonly string[]>([]);
	const [dropped, setDropped] = useState<File>();
	const take = (files: FileList | undefined) => {
		const [picture] = picturesIn(files);
		setDropped(picture);
		return picture !== undefined;
	};
	const language: unknown = useWatch({ name: "language" });
	const notify = useNotify();
	const paste = (pasted: string) => {
		const { html, leftOut } = cleanPasted(pasted);
		if (leftOut > 0)
			notify(`${leftOut === 1 ? "A picture is" : `${leftOut} pictures are`} left out: put it in by the tool Picture.`);
		return html;
	};
	const editor = useEditor({
		extensions: EXTENSIONS,
		content: html,
		editable: !useReadOnly(),
		// These styles are in main.tsx, where they carry the CSP nonce.
		injectCSS: false,
		shouldRerenderOnTransaction: false,
		editorProps: {
			transformPastedHTML: paste,
			// Programs copy an image of the document along with its text; the text is meant.
			handlePaste: (_view, { clipboardData }) =>
				textIn(clipboardData?.getData("text/html") ?? "") === "" && take(clipboardData?.files),
			handleDrop: (_view, { dataTransfer }) => take(dataTransfer?.files),
			attributes: {
				role: "textbox",
				"aria-multiline": "true",
				"aria-label": "Text",
				spellcheck: "true",
				lang: language === "hi" ? "hi" : "en",
			},
		},
		onUpdate: ({ editor }) => {
			written.current = toHtml(editor.state.doc);
			recent.current = [...recent.current.slice(-MAX_RECENT), written.current];
			onWrite(written.current);
		},
	});
	const { isSubmitting } = useFormState();
	// Versions that may have been sent: a form reports submitting only after some more keystrokes.
	const sent = useRef<readonly string[]>([]);
	useEffect(() => {
		if (written.current === html) return;
		const normalizedHtml = normalizeHtml(html);
		// Text typed during a save stays: the reply may come late and has only what was sent.
		if (sent.current.includes(normalizedHtml) && normalizedHtml !== normalizeHtml(written.current))
			return onWrite(written.current);
		// Changed outside the editor: by the wire, a restored version or a local draft.
		written.current = html;
		takeOver(editor, html);
	}, [editor, html, onWrite]);
	useEffect(() => {
		if (isSubmitting) sent.current = recent.current;
	}, [isSubmitting]);
	const text = useEditorState({ editor, selector: ({ editor }) => editor.getText({ blockSeparator: " " }) });
	return (
		<>
			<TextToolbar editor={editor} dropped={dropped} onDropped={() => setDropped(undefined)} />
			<EditorContent editor={editor} className="text-editor" />
			<p role="status" className="text-size">
				{countWords(text).toLocaleString("en-IN")} words, {readingMinutes(text)} min to read
			</p>
		</>
	);
}

/** Replaces only the part that differs, so caret, selection and undo history survive. */
function takeOver(editor: Editor, html: string): void {
	const { doc, tr } = editor.state;
	if (canonicalHtml(toHtml(doc)) === canonicalHtml(html)) return;
	const next = readText(html, doc.type.schema);
	const start = doc.content.findDiffStart(next.content);
	const end = doc.content.findDiffEnd(next.content);
	if (start === null || end === null) return;
	// Common start and end may overlap, e.g. in doubled letters.
	const overlap = Math.max(0, start - Math.min(end.a, end.b));
	editor.view.dispatch(
		tr.replace(start, end.a + overlap, next.slice(start, end.b + overlap)).setMeta("preventUpdate", true),
	);
}

function textIn(html: string): string {
	return new DOMParser().parseFromString(html, "text/html").body.textContent.trim();
}

function HtmlInput({ isEditable }: { isEditable: boolean }) {
	return (
		<TextInput
			source="body"
			label="Text (HTML)"
			multiline
			minRows={16}
			helperText={
				isEditable
					? "p, h2, h3, lists, tables, links, figures and pictures (src=/assets/…). Other blocks become paragraphs on saving; frames, films and pictures of other sites are refused."
					: "This text has parts that can only be written as HTML; the editor would lose them."
			}
			slotProps={{ htmlInput: { spellCheck: true } }}
		/>
	);
}

/** Uses a read-only editor with the site's sizes, so it shows only what the site would show. */
function Preview({ html }: { html: string }) {
	const [title, summary, language]: unknown[] = useWatch({ name: ["title", "summary", "language"] });
	const shown = useDeferredValue(html);
	const editor = useEditor({
		extensions: EXTENSIONS,
		content: html,
		editable: false,
		injectCSS: false,
		editorProps: { attributes: { role: "group", "aria-label": "Its text" } },
	});
	useEffect(() => {
		editor.commands.setContent(shown, { emitUpdate: false });
	}, [editor, shown]);
	return (
		<article className="piece-preview" aria-label="Preview" lang={language === "hi" ? "hi" : "en"}>
			<p className="preview-title">{typeof title === "string" ? title : ""}</p>
			<p className="preview-summary">{typeof summary === "string" ? summary : ""}</p>
			<EditorContent editor={editor} />
			{shown.includes("<data ") && (
				<small>
					The preview shows figures as they were when you put them in. “Preview what is saved” shows today’s.
				</small>
			)}
		</article>
	);
}
