/** Where a picture is used, or the button that deletes it. */
import { Fragment } from "react";
import { useFacility } from "./facility-facts.ts";
import { PlaceLink } from "./Problems.tsx";
import { reloadSaved } from "./SaveReport.tsx";

export function PictureUses({ name }: { readonly name: string }) {
  const { github, pictureUses } = useFacility();
  const uses = pictureUses[name] ?? [];
  const remove = async () => {
    if (!window.confirm(`Delete ${name}? It is on no page.`)) return;
    const response = await fetch(`/editor/pictures/${name}`, { method: "DELETE" });
    if (response.ok) reloadSaved();
  };
  if (uses.length === 0)
    return github ? null : (
      <button type="button" className="outlined" aria-label={`Delete ${name}`} onClick={() => void remove()}>
        Delete
      </button>
    );
  return (
    <>
      Used in{" "}
      {uses.map(({ file, field }, index) => (
        <Fragment key={`${file} ${field}`}>
          {index > 0 && ", "}
          <PlaceLink file={file} field={field} />
        </Fragment>
      ))}
    </>
  );
}
