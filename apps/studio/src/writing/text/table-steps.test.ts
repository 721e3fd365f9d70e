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
	editor.commands.insertContent("Fees");
	const { body } = new DOMParser().parseFromString(editor.getHTML(), "text/html");
	expect(body.querySelector("caption")?.textContent).toBe("Fees");
	expect([...body.querySelectorAll("tr")].map(({ children }) => children.length)).toEqual([3, 3, 3, 3]);
	editor.destroy();
});
