import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import type { CropPosition } from "@uchit/contract/crop.ts";
import { type DragEvent, useEffect, useState } from "react";
import { useNotify } from "react-admin";
import { useItems } from "#studio/parts/items.tsx";
import { OpeningButton } from "#studio/parts/opening-button.tsx";
import { useAttempt } from "#studio/parts/use-attempt.ts";
import { PICTURES, uploadFile } from "#studio/wire/upload.ts";
import { CropFields, cropFile, type Frame } from "./crop-fields.tsx";
import { TextDialog } from "./text-dialog.tsx";

export type Picture = { id: string; width: unknown; height: unknown; alt: string; caption: string };
type Stored = { id: string; name: string; width: unknown; height: unknown };
type Props = {
	file?: File | undefined;
	frame?: Frame | undefined;
	onPut: (picture: Picture) => void;
	onClose: () => void;
};

const MAX_PICTURES = 18;

/** The button with which a picture is chosen, or another in its place. */
export function ChoosePicture({ has, ...dialog }: { has: boolean } & Pick<Props, "frame" | "onPut">) {
	return (
		<OpeningButton
			label={has ? "Another picture" : "Choose a picture"}
			dialog={(onClose) => <PictureDialog {...dialog} onClose={onClose} />}
		/>
	);
}

export function PictureDialog({ file: initialFile, frame, onPut, onClose }: Props) {
	const notify = useNotify();
	const attempt = useAttempt();
	const [own, setOwn] = useState(initialFile);
	const [cut, setCut] = useState<CropPosition>();
	const [stored, setStored] = useState<Stored>();
	const [alt, setAlt] = useState("");
	const [caption, setCaption] = useState("");
	const [isSending, setSending] = useState(false);
	const choose = (files: FileList | null) => {
		const picture = picturesIn(files)[0];
		if (picture === undefined)
			return notify("It has to be a picture: JPEG, PNG, WebP, AVIF or GIF.", { type: "warning" });
		setOwn(picture);
		setCut(undefined);
	};
	const put = async () => {
		const texts = { alt: alt.trim(), caption: caption.trim() };
		setSending(true);
		const isPut = await attempt(async () => {
			const sent = own && frame && cut ? await cropFile(own, frame, cut) : own;
			const item = sent === undefined ? stored : await uploadFile(sent, { title: texts.alt });
			if (item === undefined) return;
			onPut({ id: String(item.id), width: item.width, height: item.height, ...texts });
			onClose();
		});
		if (!isPut) setSending(false);
	};
	return (
		<TextDialog
			title="Picture"
			done={isSending ? "Sending …" : "Put in"}
			onDone={() => void put()}
			onClose={onClose}
			canBeDone={(own !== undefined || stored !== undefined) && alt.trim() !== "" && !isSending}
		>
			{own === undefined ? (
				<>
					<DropPlace onChoose={choose} />
					<StoredPictures
						chosen={stored}
						onChoose={(picture) => {
							setStored(picture);
							if (alt === "" || alt === stored?.name) setAlt(picture.name);
						}}
					/>
				</>
			) : (
				<div className="picture-chosen">
					{cut === undefined && <OwnPicture file={own} />}
					{frame !== undefined && own.type !== "image/gif" && (
						<CropFields file={own} frame={frame} cut={cut} onCut={setCut} />
					)}
					<Button size="small" onClick={() => setOwn(undefined)}>
						Take another
					</Button>
				</div>
			)}
			<TextField
				label="What it shows, for those who do not see it"
				required
				multiline
				autoFocus={initialFile !== undefined}
				value={alt}
				onChange={({ target }) => setAlt(target.value)}
			/>
			<TextField label="Caption" multiline value={caption} onChange={({ target }) => setCaption(target.value)} />
		</TextDialog>
	);
}

export function picturesIn(files: FileList | null | undefined): File[] {
	return [...(files ?? [])].filter(({ type }) => PICTURES.test(type));
}

function DropPlace({ onChoose }: { onChoose: (files: FileList | null) => void }) {
	const drop = (event: DragEvent) => {
		event.preventDefault();
		onChoose(event.dataTransfer.files);
	};
	return (
		<label className="picture-drop" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
			Drop a picture here, or choose one of this device:{" "}
			<input
				type="file"
				accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
				onChange={({ target }) => onChoose(target.files)}
			/>
		</label>
	);
}

function OwnPicture({ file }: { file: File }) {
	const [address, setAddress] = useState<string>();
	useEffect(() => {
		const made = URL.createObjectURL(file);
		setAddress(made);
		return () => URL.revokeObjectURL(made);
	}, [file]);
	return address === undefined ? null : <img src={address} alt={file.name} width={240} />;
}

type StoredProps = { chosen: Stored | undefined; onChoose: (picture: Stored) => void };

function StoredPictures({ chosen, onChoose }: StoredProps) {
	const [words, setWords] = useState("");
	const filter = { type: { _starts_with: "image/" }, ...(words !== "" && { q: words }) };
	const { data = [] } = useItems("directus_files", { filter, sort: "-uploaded_on", most: MAX_PICTURES });
	return (
		<>
			<TextField
				size="small"
				label="Or one of the desk's files"
				value={words}
				onChange={({ target }) => setWords(target.value)}
			/>
			<fieldset className="picture-choices">
				<legend>{data.length === 0 ? "No file has these words." : "Files of the desk"}</legend>
				{data.map(({ id, title, filename_download, width, height }) => (
					<label key={id}>
						<input
							type="radio"
							name="picture"
							checked={chosen?.id === id}
							onChange={() => onChoose({ id: String(id), name: title ?? "", width, height })}
						/>
						<img src={`/assets/${id}?width=256`} alt={title ?? filename_download ?? ""} loading="lazy" />
					</label>
				))}
			</fieldset>
		</>
	);
}
