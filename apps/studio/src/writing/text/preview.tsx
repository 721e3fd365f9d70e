import { useDeferredValue, useMemo } from "react";
import { useWatch } from "react-hook-form";
import { throughEditor } from "./html.ts";

/**
 * The piece as it stands in the form, with the measure and sizes of the site, beside what writes it. The HTML has been through the
 * editor, so it holds nothing but what the site shows.
 */
export function Preview({ html }: { html: string }) {
	const [title, summary, language]: unknown[] = useWatch({ name: ["title", "summary", "language"] });
	const shown = useDeferredValue(html);
	const clean = useMemo(() => throughEditor(shown), [shown]);
	return (
		<article className="piece-preview" aria-label="Preview" lang={language === "hi" ? "hi" : "en"}>
			<p className="preview-title">{typeof title === "string" ? title : ""}</p>
			<p className="preview-summary">{typeof summary === "string" ? summary : ""}</p>
			{/* biome-ignore lint/security/noDangerouslySetInnerHtml: it holds only what the editor's schema has */}
			<div className="text-shown" dangerouslySetInnerHTML={{ __html: clean }} />
			{shown.includes("<data ") && (
				<small>Figures stand here as they were put in. “Preview what is saved” shows them as they are today.</small>
			)}
		</article>
	);
}
