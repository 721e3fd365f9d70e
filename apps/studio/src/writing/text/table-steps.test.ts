// @vitest-environment happy-dom
import { Editor } from "@tiptap/react";
import { expect, test } from "vitest";
import { EXTENSIONS } from "./extensions.ts";
import { addColumn, addRow, insertTable } from "./table-steps.ts";

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
