import { closeHistory } from "@tiptap/pm/history";
import { Fragment, type Node, type ResolvedPos } from "@tiptap/pm/model";
import { TextSelection } from "@tiptap/pm/state";
import { type Editor, Extension } from "@tiptap/react";

/** The first row is the head, so adding or removing a column changes its head cell too. */

export function insertTable(editor: Editor): void {
	const cell = "<td></td>";
	const head = '<thead><tr><th scope="col"></th><th scope="col"></th></tr></thead>';
	const body = `<tbody><tr>${cell}${cell}</tr><tr>${cell}${cell}</tr></tbody>`;
	const { from } = editor.state.selection;
	editor.chain().focus().insertContent(`<table><caption></caption>${head}${body}</table>`).run();
	let caption: number | undefined;
	editor.state.doc.descendants((node, place) => {
		if (caption === undefined && place >= from - 1 && node.type.name === "tableCaption") caption = place;
	});
	if (caption !== undefined)
		editor
			.chain()
			.focus()
			.setTextSelection(caption + 1)
			.run();
}

export function addRow(editor: Editor): void {
	const row = rowAtCursor(editor);
	if (row === undefined) return;
	const { schema, tr } = editor.state;
	const cells = Array.from({ length: row.node.childCount }, () => schema.nodes.tableCell?.create()).filter(isNode);
	const isHead = findAncestor(editor, "tableHead") !== undefined;
	const body = isHead ? firstBody(editor) : undefined;
	const made = schema.nodes.tableRow?.create(null, cells);
	if (made !== undefined) editor.view.dispatch(tr.insert(body ?? row.end, made));
}

export function removeRow(editor: Editor): void {
	const row = findAncestor(editor, "tableRow");
	const part = findAncestor(editor, "tableBody") ?? findAncestor(editor, "tableHead");
	if (row === undefined || part === undefined) return;
	// A table part without rows is removed as a whole.
	const gone = part.node.childCount > 1 ? row : part.node.type.name === "tableHead" ? part : undefined;
	if (gone === undefined) removeTable(editor);
	else editor.view.dispatch(editor.state.tr.delete(gone.start, gone.end));
}

export function addColumn(editor: Editor): void {
	eachRow(editor, (row, start, place) => {
		const [before = 0, name = "tableCell"] = cellAt(row, place) ?? [];
		const made = editor.state.schema.nodes[name]?.create(name === "tableHeader" ? { scope: "col" } : null);
		return made && { from: start + before, to: start + before, made };
	});
}

export function removeColumn(editor: Editor): void {
	const row = rowAtCursor(editor);
	if (row === undefined || row.node.childCount < 2) {
		removeTable(editor);
		return;
	}
	eachRow(editor, (each, start, place) => {
		const [end = 0] = cellAt(each, place) ?? [];
		const cell = each.maybeChild(place);
		return cell === null || each.childCount < 2 ? undefined : { from: start + end - cell.nodeSize, to: start + end };
	});
}

/** Makes the first row the head, or a row like the others again. */
export function toggleHead(editor: Editor): void {
	const table = findAncestor(editor, "table");
	const [first, ...others] = table === undefined ? [] : rowsOf(table).map(({ node }) => node);
	if (table === undefined || first === undefined || others.length === 0) return;
	const { schema, tr, selection } = editor.state;
	const { tableHead, tableBody, tableCell, tableHeader } = schema.nodes;
	const { children } = table.node;
	const wasHead = children.some(({ type }) => type === tableHead);
	const cells = first.children.map((cell) =>
		(wasHead ? tableCell : tableHeader)?.create({ ...cell.attrs, scope: wasHead ? null : "col" }, cell.content),
	);
	const row = first.copy(Fragment.from(cells.filter(isNode)));
	const made = wasHead
		? [tableBody?.create(null, [row, ...others])]
		: [tableHead?.create(null, row), tableBody?.create(null, others)];
	const above = children.filter(({ type }) => type !== tableHead && type !== tableBody);
	const whole = table.node.copy(Fragment.from([...above, ...made.filter(isNode)]));
	const changed = tr.replaceWith(table.start, table.end, whole);
	editor.view.dispatch(changed.setSelection(TextSelection.near(changed.doc.resolve(selection.from))));
	editor.commands.focus();
}

export function removeTable(editor: Editor): void {
	const table = findAncestor(editor, "table");
	if (table !== undefined) editor.view.dispatch(editor.state.tr.delete(table.start, table.end));
}

/**
 * Tab moves to the next cell, and from the last one into a new row; Shift+Tab leaves from the first. Arrows move by row and leave from
 * the last one; by default the browser puts the cursor between cells, where typing creates one.
 */
export const TableKeys = Extension.create({
	name: "tableKeys",
	priority: 1_000,
	addKeyboardShortcuts: () => ({
		Tab: ({ editor }) => goToCell(editor, 1),
		"Shift-Tab": ({ editor }) => goToCell(editor, -1),
		ArrowDown: ({ editor }) => goToRow(editor, 1),
		ArrowUp: ({ editor }) => goToRow(editor, -1),
	}),
});

function goToCell(editor: Editor, step: 1 | -1): boolean {
	const table = findAncestor(editor, "table");
	if (table === undefined) return false;
	const { from } = editor.state.selection;
	const cells: { start: number; end: number }[] = [];
	table.node.descendants((node, position) => {
		const start = table.start + 1 + position;
		if (/^table(?:Cell|Header)$/.test(node.type.name)) cells.push({ start, end: start + node.nodeSize });
	});
	const here = cells.findIndex(({ start, end }) => from > start && from < end);
	const next = cells[here + step];
	if (next !== undefined)
		return editor
			.chain()
			.focus()
			.setTextSelection(next.start + 1)
			.run();
	if (step === -1) return false;
	addRow(editor);
	return goToCell(editor, 1);
}

function goToRow(editor: Editor, step: 1 | -1): boolean {
	const table = findAncestor(editor, "table");
	const row = findAncestor(editor, "tableRow");
	if (table === undefined || row === undefined || !editor.view.endOfTextblock(step === 1 ? "down" : "up")) return false;
	const rows = rowsOf(table);
	const next = rows[rows.findIndex(({ start }) => start === row.start) + step];
	if (next !== undefined) {
		const cell = next.node.child(Math.min(row.index, next.node.childCount - 1));
		const [end = 0] = cellAt(next.node, row.index) ?? [];
		return editor.commands.setTextSelection(next.start + 1 + end - cell.nodeSize + 1);
	}
	if (step === -1) return false;
	const isLast = editor.state.doc.resolve(table.end).nodeAfter === null;
	const chain = isLast ? editor.chain().insertContentAt(table.end, { type: "paragraph" }) : editor.chain();
	return chain.setTextSelection(table.end + 1).run();
}

type Step = { from: number; to: number; made?: Node };

function eachRow(editor: Editor, step: (row: Node, start: number, place: number) => Step | undefined): void {
	const table = findAncestor(editor, "table");
	const row = rowAtCursor(editor);
	if (table === undefined || row === undefined) return;
	const steps = rowsOf(table).flatMap(({ node, start }) => step(node, start + 1, row.index) ?? []);
	const { tr } = editor.state;
	// From the end, so that earlier positions stay valid.
	for (const { from, to, made } of steps.toReversed()) made === undefined ? tr.delete(from, to) : tr.insert(from, made);
	// Undone by itself, however soon it follows another step.
	editor.view.dispatch(closeHistory(tr));
}

function rowsOf(table: Around): { node: Node; start: number }[] {
	const rows: { node: Node; start: number }[] = [];
	table.node.descendants((node, position) => {
		if (node.type.name === "tableRow") rows.push({ node, start: table.start + 1 + position });
	});
	return rows;
}

function cellAt(row: Node, place: number): [number, string] | undefined {
	let end = 0;
	let name: string | undefined;
	for (let index = 0; index <= Math.min(place, row.childCount - 1); index++) {
		end += row.child(index).nodeSize;
		name = row.child(index).type.name;
	}
	return name === undefined ? undefined : [end, name];
}

type Around = { node: Node; start: number; end: number; index: number };

function findAncestor(editor: Editor, name: string): Around | undefined {
	const from: ResolvedPos = editor.state.selection.$from;
	for (let depth = from.depth; depth > 0; depth--) {
		const node = from.node(depth);
		if (node.type.name !== name) continue;
		return { node, start: from.before(depth), end: from.after(depth), index: from.index(depth) };
	}
	return undefined;
}

/** In the caption, the last row and its last cell. */
function rowAtCursor(editor: Editor): Around | undefined {
	const table = findAncestor(editor, "table");
	const last = table && rowsOf(table).at(-1);
	const atEnd = last && { ...last, end: last.start + last.node.nodeSize, index: last.node.childCount - 1 };
	return findAncestor(editor, "tableRow") ?? atEnd;
}

function firstBody(editor: Editor): number | undefined {
	const head = findAncestor(editor, "tableHead");
	return head && head.end + 1;
}

function isNode(node: Node | null | undefined): node is Node {
	return node !== undefined;
}
