import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import type { Editor } from "@tiptap/react";
import { useState } from "react";
import { TextDialog } from "./text-dialog.tsx";

const ADDRESS = /^(?:\/(?!\/)|#|https?:\/\/|mailto:|tel:)\S*$/;

/** Where the chosen words lead; without chosen words, the address itself is written. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
	const before = String(editor.getAttributes("link").href ?? "");
	const [address, setAddress] = useState(before);
	const isAddress = ADDRESS.test(address.trim());
	const link = () => {
		const href = address.trim();
		const chain = editor.chain().focus().extendMarkRange("link");
		if (before === "" && editor.state.selection.empty) {
			chain.insertContent({ type: "text", text: href, marks: [{ type: "link", attrs: { href } }] }).run();
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
			canBeDone={isAddress}
			other={
				before !== "" && (
					<Button type="button" onClick={unlink}>
						Remove link
					</Button>
				)
			}
		>
			<TextField
				label="Address"
				value={address}
				autoFocus
				onChange={({ target }) => setAddress(target.value)}
				error={address !== "" && !isAddress}
				helperText="A page of the site begins with /, as /college/iit-madras; another site with https://"
			/>
		</TextDialog>
	);
}
