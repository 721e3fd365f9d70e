import { type ChangeEvent, useEffect, useState } from "react";
import { type RaRecord, SimpleForm, TextInput, Title, useNotify, useRedirect } from "react-admin";
import { EditItem } from "#studio/parts/edit-item.tsx";
import { History } from "#studio/parts/history.tsx";
import { ItemList } from "#studio/parts/item-table.tsx";
import { ofItem } from "#studio/parts/of-item.tsx";
import { PlainToolbar } from "#studio/parts/plain-toolbar.tsx";
import { useAttempt } from "#studio/parts/use-attempt.ts";
import { PICTURES, uploadFile } from "#studio/wire/upload.ts";
import { FocalPoint } from "./text/focal-point.tsx";

const ACCEPTED = "image/jpeg,image/png,image/webp,image/avif,image/gif,image/svg+xml,application/pdf";

/** A file's bytes never change: a new picture is a new file. */
export const directusFiles = {
	name: "directus_files",
	options: { label: "Files" },
	recordRepresentation: "filename_download",
	list: FilesList,
	create: FileUpload,
	edit: FileEdit,
};

function FilesList() {
	return (
		<ItemList
			name={{ source: "filename_download", label: "Name" }}
			isSearched
			sort="-uploaded_on"
			columns={{
				id: { label: "Picture", isUnsorted: true, render: thumbnail },
				title: {},
				type: {},
				filesize: { label: "Bytes", as: "number" },
				uploaded_on: { label: "Uploaded", as: "moment" },
				is_public: {
					label: "Shown to the public",
					isUnsorted: true,
					render: ({ is_public }) => (is_public ? "yes" : "no"),
				},
			}}
		/>
	);
}

function thumbnail({ id, type }: RaRecord) {
	return PICTURES.test(type) && <img src={`/assets/${id}?width=96`} alt="" width={96} loading="lazy" />;
}

function FileEdit() {
	return (
		<EditItem redirect={false}>
			<SimpleForm toolbar={<PlainToolbar />}>
				<FilePreview />
				<TextInput source="title" />
				<TextInput source="filename_download" label="Name when it is downloaded" />
			</SimpleForm>
			<History />
		</EditItem>
	);
}

const FilePreview = ofItem(({ id, type, width, height, filesize, is_public: isPublic }) => (
	<>
		{PICTURES.test(type) && <img src={`/assets/${id}?width=640`} alt="What the file shows" width={480} />}
		<FocalPoint file={String(id)} />
		<p>
			{type}, {width !== null && `${width} × ${height}, `}
			{filesize} bytes.{" "}
			{isPublic ? "It is on a published page." : "It is on no published page, so the public cannot see it."} In a text:{" "}
			<code>{`<img src="/assets/${id}" alt="…">`}</code>
		</p>
	</>
));

type Chosen = { file: File; preview: string };

function FileUpload() {
	const [chosen, setChosen] = useState<readonly Chosen[]>([]);
	const choose = ({ target }: ChangeEvent<HTMLInputElement>) =>
		setChosen([...(target.files ?? [])].map((file) => ({ file, preview: URL.createObjectURL(file) })));
	useEffect(
		() => () => {
			for (const { preview } of chosen) URL.revokeObjectURL(preview);
		},
		[chosen],
	);
	return (
		<>
			<Title title="New files" />
			<p>
				<label htmlFor="files">Pictures (JPEG, PNG, WebP, AVIF, GIF) or downloads (SVG, PDF)</label>{" "}
				<input id="files" type="file" multiple accept={ACCEPTED} onChange={choose} />
			</p>
			{chosen.map(({ file, preview }) => (
				<Upload key={preview} file={file} preview={preview} isOnly={chosen.length === 1} />
			))}
		</>
	);
}

function Upload({ file, preview, isOnly }: Chosen & { isOnly: boolean }) {
	const [title, setTitle] = useState("");
	const [part, setPart] = useState<number | "waiting" | "done">("waiting");
	const notify = useNotify();
	const attempt = useAttempt();
	const redirect = useRedirect();
	const send = async () => {
		setPart(0);
		const isSent = await attempt(() => uploadFile(file, { title, onProgress: setPart }));
		setPart(isSent ? "done" : "waiting");
		if (isSent) notify(`${file.name} is uploaded.`);
		if (isSent && isOnly) redirect("list", "directus_files");
	};
	return (
		<form
			onSubmit={(event) => {
				event.preventDefault();
				void send();
			}}
		>
			{PICTURES.test(file.type) && <img src={preview} alt={`What ${file.name} shows`} width={240} />}
			<p>
				<label>
					Title of {file.name} <input value={title} onChange={({ target }) => setTitle(target.value)} />
				</label>{" "}
				{part === "waiting" && <button type="submit">Upload {file.name}</button>}
				{part === "done" && <span role="status">Uploaded.</span>}
				{typeof part === "number" && <progress value={part} aria-label={`Upload of ${file.name}`} />}
			</p>
		</form>
	);
}
