import Autocomplete from "@mui/material/Autocomplete";
import TextField from "@mui/material/TextField";
import type { Editor } from "@tiptap/react";
import { useState } from "react";
import { Link, useGetList } from "react-admin";
import { TextDialog } from "./text-dialog.tsx";

type File = { id: string; name: string; width: unknown; height: unknown };

const MOST = 25;

/** A picture of the files of the desk, with what it shows in words, which is required, and a caption. */
export function PictureDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
	const [words, setWords] = useState("");
	const [file, setFile] = useState<File | null>(null);
	const [alt, setAlt] = useState("");
	const [caption, setCaption] = useState("");
	const { data = [], isPending } = useGetList("directus_files", {
		filter: { type: { _starts_with: "image/" }, ...(words !== "" && { q: words }) },
		sort: { field: "uploaded_on", order: "DESC" },
		pagination: { page: 1, perPage: MOST },
	});
	const files = data.map(
		({ id, title, filename_download, width, height }): File => ({
			...{ id: String(id), width, height },
			name: String(title ?? filename_download ?? id),
		}),
	);
	const insert = () => {
		if (file === null) return;
		const attrs = { src: `/assets/${file.id}`, alt: alt.trim(), width: size(file.width), height: size(file.height) };
		const said = caption.trim();
		const content = [
			{ type: "image", attrs },
			...(said === "" ? [] : [{ type: "figureCaption", content: [{ type: "text", text: said }] }]),
		];
		editor.chain().focus().insertContent({ type: "figure", content }).run();
		onClose();
	};
	return (
		<TextDialog
			title="Picture"
			done="Put in"
			onDone={insert}
			onClose={onClose}
			canBeDone={file !== null && alt.trim() !== ""}
		>
			<Autocomplete
				options={files}
				value={file}
				loading={isPending}
				getOptionLabel={({ name }) => name}
				getOptionKey={({ id }) => id}
				isOptionEqualToValue={(one, other) => one.id === other.id}
				filterOptions={(all) => all}
				onChange={(_event, chosen) => setFile(chosen)}
				onInputChange={(_event, typed, reason) => reason === "input" && setWords(typed)}
				renderInput={(input) => <TextField {...input} label="Which" autoFocus />}
			/>
			{file !== null && <img src={`/assets/${file.id}?width=384`} alt="" width={240} />}
			<TextField
				label="What it shows, for those who do not see it"
				required
				multiline
				value={alt}
				onChange={({ target }) => setAlt(target.value)}
			/>
			<TextField label="Caption" multiline value={caption} onChange={({ target }) => setCaption(target.value)} />
			<p>
				It is not there yet? <Link to="/directus_files/create">Upload it first</Link>; this text is kept.
			</p>
		</TextDialog>
	);
}

function size(pixels: unknown): string | null {
	return typeof pixels === "number" ? String(pixels) : null;
}
