import Button from "@mui/material/Button";
import { TextInput, useInput } from "react-admin";
import { useFormContext, useWatch } from "react-hook-form";
import { Fault } from "#studio/facts/shape/fault.tsx";
import { siteAddress } from "#studio/site.ts";
import { CutPicture, FocalPoint } from "./text/focal-point.tsx";
import { ChoosePicture } from "./text/picture-dialog.tsx";

const FRAME = { name: "16:9, as articles show it", ratio: 16 / 9 };

export function PictureInput() {
	const { setValue } = useFormContext();
	const id: unknown = useWatch({ name: "picture" });
	const set = (values: Readonly<Record<string, string | null>>) => {
		for (const [name, value] of Object.entries(values)) setValue(name, value, { shouldDirty: true });
	};
	const has = typeof id === "string" && id !== "";
	return (
		<fieldset className="part">
			<legend>Picture</legend>
			{has && <CutPicture file={id} ratio={FRAME.ratio} alt="The one at its head" />}
			<div className="adding">
				<ChoosePicture
					has={has}
					frame={FRAME}
					onPut={({ id, alt, caption }) => set({ picture: id, picture_alt: alt, picture_caption: caption || null })}
				/>
				{has && <FocalPoint file={id} />}
				{has && (
					<Button size="small" onClick={() => set({ picture: null, picture_alt: null, picture_caption: null })}>
						Remove the picture
					</Button>
				)}
			</div>
			{has && (
				<>
					<TextInput source="picture_alt" label="What it shows, for those who do not see it" multiline />
					<TextInput source="picture_caption" label="Caption" multiline />
				</>
			)}
		</fieldset>
	);
}

/** A picture that pages show by its address on the site: one of the desk, or a drawing of the site's own. */
export function PictureOnSite({ source, label }: { source: string; label: string }) {
	const { field } = useInput({ source });
	const address = String(field.value ?? "");
	return (
		<fieldset className="part" aria-label={label}>
			<legend>{label}</legend>
			{address !== "" && (
				<a href={siteAddress(address)} target="_blank" rel="noreferrer">
					See the one that is chosen
				</a>
			)}
			<Fault source={source} />{" "}
			<ChoosePicture has={address !== ""} onPut={({ id }) => field.onChange(`/assets/${id}`)} />
		</fieldset>
	);
}
