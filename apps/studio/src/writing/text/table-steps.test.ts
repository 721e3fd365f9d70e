// @vitest-environment happy-dom
import { Editor } from "@tiptap/react";
import { expect, test } from "vitest";
import { EXTENSIONS } from "./extensions.ts";
import { toHtml } from "./html.ts";
import { addColumn, addRow, insertTable, toggleHead } from "./table-steps.ts";

test("a new table begins with its caption, from where a row and a column are added at its end", () => {
	const editor = new Editor({ extensions: EXTENSIONS, content: "<p>Before</p>", injectCSS: false });
	editor.commands.setTextSelection(editor.state.doc.content.size);
	insertTable(editor);
	addRow(editor);
	addColumn(editor);
	const table = () => new DOMParser().parseFromString(editor.getHTML(), "text/html").body;
	const cells = () => [...table().querySelectorAll("tr")].map(({ children }) => children.length);
	expect(cells()).toEqual([3, 3, 3, 3]);
	editor.commands.undo();
	expect(cells()).toEqual([2, 2, 2, 2]);
	editor.commands.insertContent("Fees");
	expect(table().querySelector("caption")?.textContent).toBe("Fees");
	editor.destroy();
});

test("the first row of a table becomes its head, with the cursor where it was, and a row again", () => {
	const rows = ["<tr><td>Course</td><td>Fee</td></tr>", "<tr><td>B.Com.</td><td>₹900</td></tr>"];
	const content = `<table><caption>Fees</caption><tbody>${rows.join("")}</tbody></table>`;
	const editor = new Editor({ extensions: EXTENSIONS, content, injectCSS: false });
	const written = () => toHtml(editor.state.doc).replaceAll("\n", "");
	const before = written();
	editor.commands.setTextSelection(editor.state.doc.content.size - 4);
	toggleHead(editor);
	expect(written()).toContain(
		'<thead><tr><th scope="col">Course</th><th scope="col">Fee</th></tr></thead><tbody><tr><td>B',
	);
	expect(editor.state.selection.$from.parent.textContent).toBe("₹900");
	toggleHead(editor);
	expect(written()).toBe(before);
	editor.destroy();
});
