import Button from "@mui/material/Button";
import { useState } from "react";
import { TextInput } from "react-admin";
import { useFormContext, useWatch } from "react-hook-form";
import { CutPicture, FocalPoint } from "./text/focal-point.tsx";
import { PictureDialog } from "./text/picture-dialog.tsx";

const FRAME = { name: "16:9, as articles show it", ratio: 16 / 9 };

/** The picture at the head of a piece, with what it shows and its caption. */
export function PictureInput() {
	const { setValue } = useFormContext();
	const id: unknown = useWatch({ name: "picture" });
	const [isOpen, setOpen] = useState(false);
	const set = (values: Readonly<Record<string, string | null>>) => {
		for (const [name, value] of Object.entries(values)) setValue(name, value, { shouldDirty: true });
	};
	const has = typeof id === "string" && id !== "";
	return (
		<fieldset className="part">
			<legend>Picture</legend>
			{has && <CutPicture file={id} ratio={FRAME.ratio} alt="The one at its head" />}
			<p>
				<Button size="small" variant="outlined" onClick={() => setOpen(true)}>
					{has ? "Another picture" : "Choose a picture"}
				</Button>{" "}
				{has && <FocalPoint file={id} />}{" "}
				{has && (
					<Button size="small" onClick={() => set({ picture: null, picture_alt: null, picture_caption: null })}>
						Without a picture
					</Button>
				)}
			</p>
			{has && (
				<>
					<TextInput source="picture_alt" label="What it shows, for those who do not see it" multiline />
					<TextInput source="picture_caption" label="Caption" multiline />
				</>
			)}
			{isOpen && (
				<PictureDialog
					frame={FRAME}
					onPut={({ id, alt, caption }) => set({ picture: id, picture_alt: alt, picture_caption: caption || null })}
					onClose={() => setOpen(false)}
				/>
			)}
		</fieldset>
	);
}
