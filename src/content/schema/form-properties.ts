/** The names that a field of a form can't have, because a form has a property of that name. */

/**
 * Every property of a form in Chromium and Firefox, and those of touch screens and Safari. A field would hide the
 * property of its name from the form's own scripts, from React and from extensions. A test compares them with the
 * browsers'. `name` is left out: it is the usual name of a question, and nothing reads the name of a form.
 */
export const formProperties: ReadonlySet<string> = new Set(
  `acceptCharset accessKey accessKeyLabel action activeViewTransition addEventListener after animate append
  appendChild ariaActionsElements ariaActiveDescendantElement ariaAtomic ariaAutoComplete ariaBrailleLabel
  ariaBrailleRoleDescription ariaBusy ariaChecked ariaColCount ariaColIndex ariaColIndexText ariaColSpan
  ariaControlsElements ariaCurrent ariaDescribedByElements ariaDescription ariaDetailsElements ariaDisabled
  ariaErrorMessageElements ariaExpanded ariaFlowToElements ariaHasPopup ariaHidden ariaInvalid
  ariaKeyShortcuts ariaLabel ariaLabelledByElements ariaLevel ariaLive ariaModal ariaMultiLine
  ariaMultiSelectable ariaNotify ariaOrientation ariaOwnsElements ariaPlaceholder ariaPosInSet ariaPressed
  ariaReadOnly ariaRelevant ariaRequired ariaRoleDescription ariaRowCount ariaRowIndex ariaRowIndexText
  ariaRowSpan ariaSelected ariaSetSize ariaSort ariaValueMax ariaValueMin ariaValueNow ariaValueText
  assignedSlot attachInternals attachShadow ATTRIBUTE_NODE attributes attributeStyleMap autocapitalize
  autocomplete autocorrect autofocus baseURI before blur CDATA_SECTION_NODE checkValidity checkVisibility
  childElementCount childNodes children classList className click clientHeight clientLeft clientTop
  clientWidth cloneNode closest COMMENT_NODE compareDocumentPosition computedStyleMap constructor contains
  contentEditable currentCSSZoom customElementRegistry dataset dir dispatchEvent DOCUMENT_FRAGMENT_NODE
  DOCUMENT_NODE DOCUMENT_POSITION_CONTAINED_BY DOCUMENT_POSITION_CONTAINS DOCUMENT_POSITION_DISCONNECTED
  DOCUMENT_POSITION_FOLLOWING DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC DOCUMENT_POSITION_PRECEDING
  DOCUMENT_TYPE_NODE draggable editContext ELEMENT_NODE elements elementTiming encoding enctype enterKeyHint
  ENTITY_NODE ENTITY_REFERENCE_NODE firstChild firstElementChild focus focusGroup focusGroupStart
  getAnimations getAttribute getAttributeNames getAttributeNode getAttributeNodeNS getAttributeNS
  getBoundingClientRect getClientRects getElementsByClassName getElementsByTagName getElementsByTagNameNS
  getHTML getRootNode hasAttribute hasAttributeNS hasAttributes hasChildNodes hasOwnProperty hasPointerCapture
  hidden hidePopover id inert innerHTML innerText inputMode insertAdjacentElement insertAdjacentHTML
  insertAdjacentText insertBefore isConnected isContentEditable isDefaultNamespace isEqualNode isPrototypeOf
  isSameNode lang lastChild lastElementChild length localName lookupNamespaceURI lookupPrefix matches method
  moveBefore mozMatchesSelector mozRequestFullScreen namespaceURI nextElementSibling nextSibling nodeName
  nodeType nodeValue nonce normalize NOTATION_NODE noValidate offsetHeight offsetLeft offsetParent offsetTop
  offsetWidth onabort onanimationcancel onanimationend onanimationiteration onanimationstart onauxclick
  onbeforecopy onbeforecut onbeforeinput onbeforeload onbeforematch onbeforepaste onbeforetoggle
  onbeforexrselect onblur oncancel oncanplay oncanplaythrough onchange onclick onclose oncommand
  oncontentvisibilityautostatechange oncontextlost oncontextmenu oncontextrestored oncopy oncuechange oncut
  ondblclick ondrag ondragend ondragenter ondragexit ondragleave ondragover ondragstart ondrop
  ondurationchange onemptied onended onerror onfocus onformdata onfullscreenchange onfullscreenerror
  ongesturechange ongestureend ongesturestart ongotpointercapture oninput oninvalid onkeydown onkeypress
  onkeyup onload onloadeddata onloadedmetadata onloadstart onlostpointercapture onmousedown onmouseenter
  onmouseleave onmousemove onmouseout onmouseover onmouseup onmousewheel onmozfullscreenchange
  onmozfullscreenerror onpaste onpause onplay onplaying onpointercancel onpointerdown onpointerenter
  onpointerleave onpointermove onpointerout onpointerover onpointerup onprogress onratechange onreset onresize
  onscroll onscrollend onscrollsnapchange onscrollsnapchanging onsearch onsecuritypolicyviolation onseeked
  onseeking onselect onselectionchange onselectstart onslotchange onstalled onsubmit onsuspend ontimeupdate
  ontoggle ontouchcancel ontouchend ontouchmove ontouchstart ontransitioncancel ontransitionend
  ontransitionrun ontransitionstart onvolumechange onwaiting onwebkitanimationend onwebkitanimationiteration
  onwebkitanimationstart onwebkitfullscreenchange onwebkitfullscreenerror onwebkitmouseforcechanged
  onwebkitmouseforcedown onwebkitmouseforceup onwebkitmouseforcewillbegin
  onwebkitplaybacktargetavailabilitychanged onwebkittransitionend onwheel outerHTML outerText ownerDocument
  parentElement parentNode part popover prefix prepend previousElementSibling previousSibling
  PROCESSING_INSTRUCTION_NODE propertyIsEnumerable pseudo querySelector querySelectorAll rel releaseCapture
  releasePointerCapture relList remove removeAttribute removeAttributeNode removeAttributeNS removeChild
  removeEventListener replaceChild replaceChildren replaceWith reportValidity requestFullscreen
  requestPointerLock requestSubmit reset role scroll scrollBy scrollHeight scrollIntoView
  scrollIntoViewIfNeeded scrollLeft scrollLeftMax scrollTo scrollTop scrollTopMax scrollWidth setAttribute
  setAttributeNode setAttributeNodeNS setAttributeNS setCapture setHTML setHTMLUnsafe setPointerCapture
  shadowRoot showPopover slot spellcheck startViewTransition style submit tabIndex tagName target TEXT_NODE
  textContent title toggleAttribute togglePopover toLocaleString toString translate valueOf
  virtualKeyboardPolicy webkitdropzone webkitMatchesSelector webkitRequestFullscreen webkitRequestFullScreen
  when writingSuggestions`.split(/\s+/u),
);
