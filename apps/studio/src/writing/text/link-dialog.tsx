import Autocomplete from "@mui/material/Autocomplete";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import type { Editor } from "@tiptap/react";
import { useState } from "react";
import { type Linkable, sharesWord, useLinkable } from "#studio/writing/linkable.ts";
import { TextDialog } from "./text-dialog.tsx";

const ADDRESS = /^(?:\/(?!\/)|#|https?:\/\/|mailto:|tel:)\S*$/;

export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
	const before = String(editor.getAttributes("link").href ?? "");
	const chosenWords = editor.state.doc.textBetween(editor.state.selection.from, editor.state.selection.to, " ");
	const [typed, setTyped] = useState(before === "" ? chosenWords : before);
	const [page, setPage] = useState<Linkable>();
	const [words, setWords] = useState("");
	const isNew = before === "" && editor.state.selection.empty;
	const isAddress = ADDRESS.test(typed.trim());
	const found = useLinkable(isAddress ? "" : typed).filter((each) => typed !== chosenWords || sharesWord(each, typed));
	const href = page?.address ?? (isAddress ? typed.trim() : undefined);
	const link = () => {
		if (href === undefined) return;
		const chain = editor.chain().focus().extendMarkRange("link");
		if (isNew) {
			const text = words.trim() || (page?.name ?? href);
			chain.insertContent({ type: "text", text, marks: [{ type: "link", attrs: { href } }] }).run();
		} else chain.setLink({ href }).run();
		onClose();
	};
	const unlink = () => {
		editor.chain().focus().extendMarkRange("link").unsetLink().run();
		onClose();
	};
	return (
		<TextDialog
			title="Link"
			done="Link"
			onDone={link}
			onClose={onClose}
			canBeDone={href !== undefined}
			other={
				before !== "" && (
					<Button type="button" onClick={unlink}>
						Remove link
					</Button>
				)
			}
		>
			<Autocomplete
				freeSolo
				openOnFocus
				options={found}
				inputValue={typed}
				filterOptions={(all) => all}
				getOptionLabel={(option) => (typeof option === "string" ? option : option.name)}
				getOptionKey={(option) => (typeof option === "string" ? option : option.address)}
				renderOption={({ key, ...props }, { name, what }) => (
					<li key={key} {...props}>
						<span>
							{name}
							<br />
							<small>{what}</small>
						</span>
					</li>
				)}
				onChange={(_event, chosen) => setPage(typeof chosen === "object" && chosen !== null ? chosen : undefined)}
				onInputChange={(_event, next, reason) => {
					setTyped(next);
					if (reason === "input") setPage(undefined);
				}}
				renderInput={(input) => (
					<TextField
						{...input}
						label="College, exam, country, article, or an address"
						autoFocus
						helperText={
							page === undefined
								? "A name, as IIT Madras; or an address: a page of the site begins with /, another site with https://"
								: `Leads to ${page.address}`
						}
					/>
				)}
			/>
			{isNew && (
				<TextField
					label="Words that lead there"
					value={words}
					onChange={({ target }) => setWords(target.value)}
					helperText={page === undefined ? "Left empty, readers see the address." : `Left empty: ${page.name}`}
				/>
			)}
		</TextDialog>
	);
}
