import { EditorContent, useEditor } from "@tiptap/react";
import { useDeferredValue, useEffect } from "react";
import { useWatch } from "react-hook-form";
import { EXTENSIONS } from "./extensions.ts";

/**
 * The piece as it stands in the form, with the measure and sizes of the site, beside what writes it. An editor that nobody can write
 * in shows it, so it holds nothing but what the site shows.
 */
export function Preview({ html }: { html: string }) {
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
				<small>Figures stand here as they were put in. “Preview what is saved” shows them as they are today.</small>
			)}
		</article>
	);
}
