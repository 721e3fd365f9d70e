import { PICTURE_LICENCE_IDS, PICTURE_LICENCES } from "@uchit/contract/college-picture.ts";
import { required, SelectInput, TextInput, useInput } from "react-admin";
import { useFormContext, useWatch } from "react-hook-form";
import { CollegeName } from "#studio/parts/college-name.tsx";
import { queueScreen } from "#studio/parts/queue-screen.tsx";
import { siteAddress } from "#studio/site.ts";
import { FocalPoint } from "#studio/writing/text/focal-point.tsx";
import { ChoosePicture } from "#studio/writing/text/picture-dialog.tsx";
import { nameIn } from "./choices-of.ts";
import { CollegeInput } from "./college-input.tsx";
import { ProposalForm } from "./correction/correction-form.tsx";
import { STATES, STEPS, stateInWords } from "./correction/words.ts";
import { Fault } from "./shape/fault.tsx";
import { SourceName } from "./source-name.tsx";

const KINDS = [
	{ id: "logo", name: "Logo", frame: { name: "a square, as it is shown beside the name", ratio: 1 } },
	{ id: "photo", name: "Photo", frame: { name: "2:1, as it is shown under the name", ratio: 2 } },
];
const LICENCES = PICTURE_LICENCE_IDS.map((id) => ({ id, name: PICTURE_LICENCES[id].name }));

export const collegePictures = queueScreen({
	name: "college_pictures",
	label: "Logos and photos",
	title: "A picture of a college",
	represent: ({ id, kind }) => `${nameIn(KINDS, kind)} ${id}`,
	states: { by: "state", of: STATES },
	steps: STEPS,
	since: { source: "date_created", label: "Brought" },
	columns: {
		college_id: { as: "college" },
		kind: { of: KINDS },
		file: { label: "Picture", isUnsorted: true, render: ({ file }) => <Thumbnail file={file} width={96} /> },
	},
	facts: (picture) => ({
		College: <CollegeName isLink />,
		Kind: nameIn(KINDS, picture.kind),
		Picture: (
			<>
				<Thumbnail file={picture.file} width={picture.kind === "logo" ? 256 : 640} />
				{picture.kind === "photo" && (
					<p>
						<FocalPoint file={picture.file} />
					</p>
				)}
			</>
		),
		"What it shows": picture.alt,
		Licence: nameIn(LICENCES, picture.licence),
		"Photographer or owner": picture.credit,
		"Document that states the licence": <SourceName />,
		State: stateInWords(picture),
		Next: picture.state === "applied" && <a href={siteAddress(`/college/${picture.slug}`)}>On the site</a>,
	}),
	create: PictureCreate,
});

function PictureCreate() {
	return (
		<ProposalForm defaultValues={{ kind: "photo" }}>
			<p>
				Use only pictures that the college allows us to show, or that anyone may use. A colleague checks the licence
				before readers see it.
			</p>
			<CollegeInput />
			<SelectInput source="kind" choices={KINDS} isRequired />
			<PictureOfCollege />
			<SelectInput
				source="licence"
				choices={LICENCES}
				helperText="As stated where you found the picture. For a permission, name the letter or message below."
				isRequired
			/>
			<TextInput source="credit" label="Photographer or owner" isRequired />
			<h2>Document that states the licence</h2>
		</ProposalForm>
	);
}

function PictureOfCollege() {
	const { setValue } = useFormContext();
	const [alt, kind]: unknown[] = useWatch({ name: ["alt", "kind"] });
	const { field } = useInput({ source: "file", validate: required("Choose the picture") });
	const has = typeof field.value === "string" && field.value !== "";
	return (
		<fieldset className="part">
			<legend>Picture</legend>
			{has && (
				<p>
					<Thumbnail file={field.value} width={384} /> <br />
					{String(alt ?? "")}
				</p>
			)}
			<ChoosePicture
				has={has}
				frame={KINDS.find(({ id }) => id === kind)?.frame}
				onPut={(picture) => {
					field.onChange(picture.id);
					setValue("alt", picture.alt, { shouldDirty: true });
				}}
			/>
			<Fault source="file" />
		</fieldset>
	);
}

function Thumbnail({ file, width }: { file: unknown; width: number }) {
	return (
		<img src={`/assets/${file}?width=${width}`} alt="" style={{ maxWidth: "100%" }} width={width} loading="lazy" />
	);
}
