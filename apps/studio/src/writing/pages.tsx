import { Create, SimpleForm } from "react-admin";
import { WaitingOfItem } from "#studio/facts/waiting/waiting-of-item.tsx";
import { EditItem } from "#studio/parts/edit-item.tsx";
import { EditorialToolbar } from "#studio/parts/editorial-toolbar.tsx";
import { History } from "#studio/parts/history.tsx";
import { Autosave } from "./autosave.tsx";
import { DeadLinks } from "./dead-links.tsx";
import { keepsDrafts } from "./drafts.ts";
import { PieceHead } from "./piece-head.tsx";
import { PieceList, PublishAtInput } from "./pieces.tsx";
import { BodyInput } from "./text/body-input.tsx";

/** Texts at an address of their own: about us, privacy, landing pages. */
export const pages = {
	name: "pages",
	options: { label: "Pages" },
	recordRepresentation: "title",
	list: PieceList,
	create: PageCreate,
	edit: PageEdit,
};

function PageCreate() {
	return (
		<Create redirect="edit" title="A new page">
			<PageForm />
		</Create>
	);
}

function PageEdit() {
	return (
		<EditItem redirect={false}>
			<PageForm />
			<WaitingOfItem />
			<History />
		</EditItem>
	);
}

function PageForm() {
	return (
		<SimpleForm toolbar={<EditorialToolbar />} warnWhenUnsavedChanges={!keepsDrafts()}>
			<p>
				A slug is the address: <code>about-us</code>. One that begins with <code>landing-pages/</code> is shown without
				header and footer.
			</p>
			<Autosave />
			<PieceHead under="/" />
			<BodyInput />
			<DeadLinks />
			<PublishAtInput />
		</SimpleForm>
	);
}
