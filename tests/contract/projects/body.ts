import type { RecordOf } from '../../../src/schema';

/** A stored project as the body of a save of it. What is empty is left out. */
export const storedBody = ({ images, thumbnail, kmzFile, propertyFactsheet, isPost, ...project }: RecordOf<'Project'>) => {
  const { projectRegion, projectState, totalSyndicationPrice, investmentInitAmounts, startDate, endDate, video, ...rest } = project;
  const { id: _id, projectId: _projectId, updatedAt: _at, updatedByName: _by, lastStartDate: _start, lastEndDate: _end, ...own } = rest;
  const { landUse, videoLabelName, ...always } = own;
  const optional = { projectRegion, projectState, totalSyndicationPrice, investmentInitAmounts, kmzFile: kmzFile?.fileId };
  const filled = (values: object) =>
    Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== undefined));
  return {
    ...always,
    ...filled(optional),
    isPost,
    ...(isPost && { startDate, endDate }),
    images: images.map(({ fileId }) => fileId),
    thumbnail: thumbnail.fileId,
    propertyFactsheet: Object.fromEntries(Object.entries(propertyFactsheet).map(([language, { fileId }]) => [language, fileId])),
    landUse,
    video,
    ...(always.hasAnotherLanguage && { videoLabelName }),
  };
};
