import { clearServerErrors } from "#studio/parts/clear-server-errors.ts";
import { EditorialToolbar } from "#studio/parts/editorial-toolbar.tsx";
import { ListedForm } from "#studio/parts/fault-list.tsx";
import { formsOf } from "#studio/parts/forms.tsx";
import { Autosave } from "./autosave.tsx";
import { DeadLinks } from "./dead-links.tsx";
import { keepsDrafts } from "./drafts.ts";
import { PieceHead } from "./piece-head.tsx";
import { PieceList, PublishAtInput } from "./pieces.tsx";
import { BodyInput } from "./text/body-input.tsx";

export const pages = {
	name: "pages",
	options: { label: "Pages" },
	recordRepresentation: "title",
	list: PieceList,
	...formsOf({ form: <PageForm />, mayWait: true }),
};

function PageForm() {
	return (
		<ListedForm resolver={clearServerErrors} toolbar={<EditorialToolbar />} warnWhenUnsavedChanges={!keepsDrafts()}>
			<p>
				A slug is the address: <code>about-us</code>. One that begins with <code>landing-pages/</code> is shown without
				header and footer.
			</p>
			<Autosave />
			<PieceHead under="/" />
			<BodyInput />
			<DeadLinks />
			<PublishAtInput />
		</ListedForm>
	);
}
