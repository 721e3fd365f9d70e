import type { ReactNode } from "react";
import { LineIcon } from "#studio/frame/icons.tsx";

/** Letters come from CSS so that they are not text beside the tool's name; icons use the menu's 24-unit grid. */
const LETTERS: Readonly<Record<string, ReactNode>> = {
	Heading: <b data-face="H2" />,
	Subheading: <b data-face="H3" />,
	Bold: <b data-face="B" />,
	Italic: <em data-face="I" />,
	"Struck through": <s data-face="S" />,
	Superscript: (
		<>
			<span data-face="x" />
			<sup data-face="2" />
		</>
	),
	Subscript: (
		<>
			<span data-face="x" />
			<sub data-face="2" />
		</>
	),
};
const DRAWINGS: Readonly<Record<string, string>> = {
	List: "M4 6h.01M4 12h.01M4 18h.01M9 6h11M9 12h11M9 18h11",
	"Numbered list": "M3 4l2-1v5M3 16c1-2 3-1 2 1l-2 3h3M10 6h10M10 12h10M10 18h10",
	Quotation: "M4 17c3-2 4-5 4-9H4v5h4M13 17c3-2 4-5 4-9h-4v5h4",
	Link: "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",
	Picture: "M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15 9h.01",
	"Figure with its source": "M4 20h16M7 20v-7M12 20V6M17 20v-10",
	Table: "M4 5h16v14H4zM4 10h16M4 14.5h16M10 5v14",
	"Heading row": "M4 5h16v14H4zM4 11h16M4 7h16M4 9h16M10 11v8",
	"Row below": "M4 4h16v7H4zM12 14v6M9 17h6",
	"Remove row": "M4 4h16v7H4zM9 17h6",
	"Column after": "M4 4h7v16H4zM17 9v6M14 12h6",
	"Remove column": "M4 4h7v16H4zM14 12h6",
	"Remove table": "M4 5h16v14H4zM4 10h16M9 12.5l6 4M15 12.5l-6 4",
	Undo: "M8 5L4 9l4 4M4 9h10a5 5 0 0 1 0 10h-4",
	Redo: "M16 5l4 4-4 4M20 9H10a5 5 0 0 0 0 10h4",
};

export function ToolFace({ name }: { name: string }) {
	const drawing = DRAWINGS[name === "Change link" ? "Link" : name];
	if (drawing === undefined) return LETTERS[name] ?? name;
	return <LineIcon d={drawing} sx={{ fontSize: 20, verticalAlign: "middle" }} />;
}
